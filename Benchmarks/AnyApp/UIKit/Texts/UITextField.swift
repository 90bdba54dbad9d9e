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

  /// The text.
  public var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// True if the delegate agrees that editing begins.
  public var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  /// True if the delegate agrees that editing ends.
  public var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  /// Tells the delegate, the targets and all others that editing has begun.
  public func editingHasBegun() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  /// Tells the delegate, the targets and all others that editing has ended.
  public func editingHasEnded() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// Asks the delegate.
  public func mayReplace(_ range: NSRange, by string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  /// Tells the targets and all others that a person has changed the text.
  public func textHasChanged() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Asks the delegate. Unless that refuses, a field with an action for this event sends it, and gives the keyboard back.
  public func returnPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true, hasTargets(for: .editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Clears the text as a person does by the field's own button, if the delegate agrees.
  public func tapClearButton() {
    guard becomeFirstResponder(), delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textHasChanged()
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
