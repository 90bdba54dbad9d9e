/// Delegate of a text field: asked before a person's changes, and told of them.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Tells if the field may get the keyboard.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has got the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Tells if the keyboard may leave the field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The keyboard has left the field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The keyboard has left the field; called in the place of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Tells if a range of the text may be replaced by what is typed; asked for each character.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells if the button that clears the text may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed; tells if the field does what it usually does then.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// All of them are optional, as in UIKit.
extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
