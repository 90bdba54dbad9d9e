import AppBench
import Testing
import UIKit

@MainActor @Suite("A text field", .serialized)
struct TextFieldTests {
  // Made in each test: other tests run between the suite's initialiser and its tests, and the keyboard is one for all.
  private func running() throws -> (fields: FieldsController, app: RunningApp) {
    let fields = FieldsController()
    return (fields, try CodeApp.running { fields })
  }

  /// Apple, UITextField: before it becomes first responder the field calls textFieldShouldBeginEditing; then
  /// textFieldDidBeginEditing, and it posts textDidBeginEditingNotification. Each change asks shouldChangeCharactersIn, and posts
  /// textDidChangeNotification.
  @Test("asks before it gets the keyboard and before each character, and tells of both")
  func typing() throws {
    let (fields, app) = try running()
    defer { fields.stopObserving() }
    try app.perform(.type("ab", into: "first"))
    #expect(
      fields.calls.taken() == [
        "begin? first", "began first", "posted BeginEditingNotification", "change? 0+0 \"a\"", "event a",
        "posted ChangeNotification", "change? 1+0 \"b\"", "event ab", "posted ChangeNotification",
      ]
    )
    #expect(fields.first.isFirstResponder && fields.first.isEditing && !fields.second.isFirstResponder)
    try app.perform(.type("cxd", into: "first"))
    #expect(fields.first.text == "cd")
    #expect(fields.calls.taken().filter { $0.hasPrefix("change?") }.first == "change? 0+2 \"c\"")
    try app.perform(.type("", into: "first"))
    #expect(fields.calls.taken().prefix(2) == ["change? 0+2 \"\"", "event "])
  }

  /// Apple, UITextField: before it resigns the field calls textFieldShouldEndEditing; then textFieldDidEndEditing, and it posts
  /// textDidEndEditingNotification.
  @Test("gives the keyboard to another field, if both agree")
  func moving() throws {
    let (fields, app) = try running()
    try app.perform(.tap("first"))
    _ = fields.calls.taken()
    try app.perform(.tap("second"))
    #expect(
      fields.calls.taken() == [
        "begin? second", "end? first", "ended first", "posted EndEditingNotification", "began second",
        "posted BeginEditingNotification",
      ]
    )
    fields.refused = ["end?"]
    #expect(throws: AppFailure("\"first\" does not get the keyboard")) { try app.perform(.type("a", into: "first")) }
    #expect(fields.second.isFirstResponder && !fields.view.endEditing(false) && fields.view.endEditing(true))
    fields.refused = ["begin?"]
    #expect(throws: AppFailure("\"first\" does not get the keyboard")) { try app.perform(.type("a", into: "first")) }
    fields.stopObserving()
  }

  /// Apple, UIControl.Event.editingDidEndOnExit: "A touch that ends an editing session".
  @Test("asks its delegate about the return key, and leaves by it only with an action for that")
  func returnKey() throws {
    let (fields, app) = try running()
    fields.stopObserving()
    try app.perform(.returnKey(in: "first"))
    #expect(fields.calls.taken().last == "return? first" && fields.first.isFirstResponder)
    fields.first.addTarget(fields, action: Selector("exit"), for: .editingDidEndOnExit)
    fields.refused = ["return?"]
    try app.perform(.returnKey(in: "first"))
    #expect(fields.calls.taken() == ["return? first"])
    fields.refused = []
    try app.perform(.returnKey(in: "first"))
    #expect(fields.calls.taken() == ["return? first", "exit", "end? first", "ended first"])
    #expect(!fields.first.isFirstResponder)
  }

  @Test("asks before its button clears it")
  func clearing() throws {
    let (fields, app) = try running()
    fields.stopObserving()
    fields.first.clearButtonMode = .always
    fields.first.text = "a"
    fields.refused = ["clear?"]
    try app.perform(.type("", into: "first"))
    #expect(fields.calls.taken().last == "clear? first" && fields.first.text == "a")
    fields.refused = []
    try app.perform(.type("", into: "first"))
    #expect(fields.calls.taken() == ["clear? first", "event "] && fields.first.text == "")
  }

  @Test("shows no secrets, cannot be used while disabled, and loses the keyboard when it leaves the window")
  func states() throws {
    let (fields, app) = try running()
    fields.stopObserving()
    fields.first.isSecureTextEntry = true
    try app.perform(.type("abc", into: "first"))
    #expect(app.picture.contains("[ ••• ]") && !app.picture.contains("abc"))
    fields.second.isEnabled = false
    #expect(throws: AppFailure("\"second\" is disabled")) { try app.perform(.tap("second")) }
    fields.first.removeFromSuperview()
    _ = fields.calls.taken()
    try app.perform(.wait(1))
    #expect(fields.calls.taken().last == "ended first" && !fields.first.isFirstResponder)
  }

  @Test("is drawn in a storyboard with its delegate")
  func drawn() throws {
    let (fields, _) = try running()
    fields.stopObserving()
    ClassTable.register(FieldsController.self, named: "FieldsController", in: "Tests") { FieldsController(coder: $0) }
    let app = try CodeApp.running(
      drawnBy: """
        <document initialViewController="con"><scenes><scene><objects>
          <viewController id="con" customClass="FieldsController"><view key="view" id="v"><subviews>
            <textField placeholder="drawn" clearButtonMode="whileEditing" id="fie">
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
              <connections><outlet property="delegate" destination="con" id="c"/></connections>
            </textField>
          </subviews></view></viewController>
        </objects></scene></scenes></document>
        """
    )
    let drawn = (app.window?.rootViewController as? UINavigationController)?.topViewController as? FieldsController
    try app.perform(.type("abc", into: "drawn"))
    #expect(app.picture.contains("[ ••• ]") && drawn?.calls.taken().prefix(1) == ["begin? drawn"])
    drawn?.stopObserving()
  }
}
