import Conformance
import HeadlessUIKit
import TerminalInterface
import TerminalViews
import UsersInterface

extension AppSession {
  /// The view that the details' text is drawn in.
  var hostingView: TextHostingView {
    get throws {
      guard let view = screen.top?.view as? TextHostingView else { throw screen.failure("no text is on top") }
      return view
    }
  }

  /// The details' text as it was last drawn.
  var detailsText: Column {
    get throws {
      guard let content = try hostingView.content else { throw screen.failure("no text is drawn") }
      return content
    }
  }

  /// Fails unless the details are drawn in exactly these lines.
  func expectLines(_ lines: String...) throws {
    try screen.expect("the number of screens", screen.depth, is: 2)
    try screen.expect("the lines", hostingView.lines, is: lines)
  }

  /// Fails unless the text declares this title, and the navigation bar shows it.
  func expectTitle(_ title: String) throws {
    try screen.expect("the title that the text declares", detailsText.title, is: title)
    try screen.expect("the title", details.title, is: title)
  }

  /// Fails unless the labels, the field and the button that a person uses say what the lines say, and lie alone in the
  /// details' view.
  func expectElementsAsDrawn() throws {
    let view = try hostingView
    let only = view.subviews.elementsEqual(view.elementViews, by: ===)
    try screen.expect("the view's holding what the host has made, and only that", only, is: true)
    let message = try details.message
    let name = "Name: \(try details.name ?? "")"
    let drawn = [try details.id ?? "", try details.username ?? "", name, try saveLine, message]
    try screen.expect("the lines of the elements", drawn.filter { !$0.isEmpty }, is: view.lines)
  }

  private var saveLine: String {
    get throws {
      let title = try details.saveButton.currentTitle ?? ""
      return try details.canSave ? "[ \(title) ]" : "( \(title) )"
    }
  }

  /// Saves a name that was typed; the answer is not there yet.
  func save(_ name: String) throws {
    try details.type(name: name)
    try details.tapSave()
  }
}
