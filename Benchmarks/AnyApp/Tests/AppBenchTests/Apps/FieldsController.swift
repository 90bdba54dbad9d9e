import Foundation
import UIKit

/// Two fields, and a note of what their delegate, their targets and the notification centre are told.
final class FieldsController: UIViewController, UITextFieldDelegate {
  let calls = Calls()
  let (first, second) = (UITextField(), UITextField())
  /// The names of the questions that the delegate answers with false.
  var refused: Set<String> = []
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, name) in [(first, "first"), (second, "second")] {
      field.placeholder = name
      field.delegate = self
      field.addTarget(self, action: Selector("changed:"), for: .editingChanged)
      view.addSubview(field)
    }
    ClassTable.register(FieldsController.self, action: "changed:") { object, arguments in
      object.calls.add("event \((arguments.first as? UITextField)?.text ?? "")")
    }
    ClassTable.register(FieldsController.self, action: "exit") { object, _ in object.calls.add("exit") }
    let names = [
      NSNotification.Name.UITextFieldTextDidBeginEditing, .UITextFieldTextDidChange, .UITextFieldTextDidEndEditing,
    ]
    // Of these fields alone: other tests have some at the same time.
    for (name, field) in names.flatMap({ name in [first, second].map { (name, $0) } }) {
      let observer = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [calls] note in
        let name = note.name.rawValue.replacing("UITextFieldTextDid", with: "")
        MainActor.assumeIsolated { calls.add("posted \(name)") }
      }
      observers.append(observer)
    }
  }

  func stopObserving() { observers.forEach { NotificationCenter.default.removeObserver($0) } }

  private func ask(_ question: String, _ field: UITextField) -> Bool {
    calls.add("\(question) \(field.placeholder ?? "")")
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("begin?", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.add("began \(textField.placeholder ?? "")") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("end?", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.add("ended \(textField.placeholder ?? "")") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("clear?", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("return?", textField) }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.add("change? \(range.location)+\(range.length) \"\(string)\"")
    return string != "x"
  }
}
