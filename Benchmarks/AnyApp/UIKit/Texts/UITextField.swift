/// A line of text that a person can edit. One field at a time has the keyboard; its delegate is asked and told.
///
/// The core's field, with the keyboard: it takes that one's place in `import UIKit`.
@preconcurrency @MainActor open class UITextField: HeadlessUIKit.UITextField, KeyboardOwner, UITextInputTraits {
  /// The reason for which editing has ended.
  public enum DidEndEditingReason { case committed, cancelled }

  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UITextFieldDelegate)?

  /// True while the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { Keyboard.shared.give(to: self) }

  @discardableResult
  open override func resignFirstResponder() -> Bool { Keyboard.shared.take(from: self) }

  open override var picture: [String] {
    guard isSecureTextEntry, let text, !text.isEmpty else { return super.picture }
    return ["[ \(String(repeating: "•", count: text.count)) ]"]
  }

  // MARK: The keyboard

  public var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  public var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  public func editingHasBegun() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  public func editingHasEnded() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: A person

  /// Types a text in the place of what stands there, as a person does who has selected all of it: a character at a time, each
  /// of which the delegate may refuse. The field asks for the keyboard first.
  ///
  /// - Returns: false if the field does not get the keyboard.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    var range = NSRange(location: 0, length: length)
    if text.isEmpty { replace(range, by: "") }
    for character in text where isEditing {
      replace(range, by: String(character))
      range = NSRange(location: length, length: 0)
    }
    return true
  }

  /// Clears the text as a person does by the field's own button, if the delegate agrees.
  public func tapClearButton() {
    guard becomeFirstResponder(), delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellOfChange()
  }

  /// Presses the return key as a person does. Unless the delegate refuses, a field with an action for that event sends it, and
  /// gives the keyboard back.
  ///
  /// - Returns: false if the field does not get the keyboard.
  @discardableResult
  public func pressReturn() -> Bool {
    guard becomeFirstResponder() else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true, hasTargets(for: .editingDidEndOnExit) else { return true }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
    return true
  }

  private var length: Int { (text ?? "").utf16.count }

  private func replace(_ range: NSRange, by string: String) {
    guard range.length > 0 || !string.isEmpty,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true,
      let place = Range(range, in: text ?? "")
    else { return }
    text?.replaceSubrange(place, with: string)
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField {
  /// A field has got the keyboard.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// The keyboard has left a field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// A person has changed a field's text.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

extension NSNotification.Name {
  /// A field has got the keyboard, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
  /// The keyboard has left a field, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
  /// A person has changed a field's text, as Swift 3 and 4 wrote it.
  public nonisolated static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
}

/// The reason for which editing has ended, as Swift 3 and 4 wrote it.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
