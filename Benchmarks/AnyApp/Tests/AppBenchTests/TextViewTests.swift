import AppBench
import Testing
import UIKit

@MainActor @Suite("A text view", .serialized)
struct TextViewTests {
  private final class Note: UIViewController, UITextViewDelegate {
    let (calls, text) = (Calls(), UITextView())

    override func viewDidLoad() {
      super.viewDidLoad()
      text.delegate = self
      view.addSubview(text)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { calls.add("begin?"); return true }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.add("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { calls.add("end?"); return true }
    func textViewDidEndEditing(_ textView: UITextView) { calls.add("ended") }
    func textViewDidChange(_ textView: UITextView) { calls.add("changed \(textView.text ?? "")") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      calls.add("change? \(range.location)+\(range.length)")
      if text == "\n", textView.text.hasSuffix("!") { textView.resignFirstResponder() }
      return text != "x"
    }
  }

  /// Apple, UITextViewDelegate: shouldChangeTextIn is asked "whenever the user types a new character", and for a line's end.
  @Test("asks for each character and for the return key, and shows its lines")
  func typing() throws {
    let note = Note()
    let app = try CodeApp.running { note }
    try app.perform(.type("axb", into: "text"))
    #expect(
      note.calls.taken() == ["begin?", "began", "change? 0+0", "changed a", "change? 1+0", "change? 1+0", "changed ab"]
    )
    try app.perform(.returnKey(in: "text"))
    #expect(note.text.text == "ab\n" && note.text.selectedRange == NSRange(location: 3, length: 0))
    try app.perform(.type("one\ntwo!", into: "text"))
    #expect(app.picture.contains("│ [ one ]") && app.picture.contains("│ [ two! ]"))
    _ = note.calls.taken()
    try app.perform(.returnKey(in: "text"))
    #expect(note.calls.taken() == ["change? 8+0", "end?", "ended", "changed one\ntwo!\n"])
    note.text.isEditable = false
    #expect(app.picture.contains("│ one  "))
    #expect(throws: AppFailure("\"text\" is disabled")) { try app.perform(.type("a", into: "text")) }
  }

  @Test("loses the keyboard to a drag if it is to")
  func dismissal() throws {
    let note = Note()
    let app = try CodeApp.running { note }
    try app.perform(.tap("text"))
    try app.perform(.scroll(.toEnd))
    #expect(note.text.isFirstResponder)
    note.text.keyboardDismissMode = .onDrag
    try app.perform(.scroll(.toEnd))
    #expect(!note.text.isFirstResponder)
  }

  @Test("is drawn in a storyboard, and nameless ones of a kind are numbered")
  func drawn() throws {
    let app = try CodeApp.running(
      drawnBy: """
        <document initialViewController="con"><scenes><scene><objects>
          <viewController id="con"><view key="view" id="v"><subviews>
            <textView editable="NO" id="t1"><string key="text">one
        two</string></textView>
            <textView text="three" id="t2"/><textView text="four" id="t3"/>
          </subviews></view></viewController>
        </objects></scene></scenes></document>
        """
    )
    try app.perform(lines: "expect │ [ four ]\ntype \"text 3\" five\nexpect │ [ five ]\nexpect │ [ three ]")
  }
}
