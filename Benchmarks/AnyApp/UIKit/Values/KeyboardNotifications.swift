// The names of what is posted when the keyboard comes and goes, with the keys of its values.

extension UIResponder {
  /// The keyboard is about to come.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's rectangle is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// The key of the keyboard's rectangle before a change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's rectangle after a change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that a change takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the course of a change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSNotification.Name {
  /// The keyboard is about to come, as Swift 3 and 4 wrote it.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The keyboard has come, as Swift 3 and 4 wrote it.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The keyboard is about to go, as Swift 3 and 4 wrote it.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The keyboard has gone, as Swift 3 and 4 wrote it.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The keyboard's rectangle is about to change, as Swift 3 and 4 wrote it.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
}

/// The key of the keyboard's rectangle after a change, as Swift 3 and 4 wrote it.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// The key of the time that a change takes, as Swift 3 and 4 wrote it.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
