public import HeadlessUIKit
import SignInDomain
import Users
import UsersInterface

/// The layout of the sign-in screen: a name, a password, a button.
public struct SignInOutlets {
  /// The field for the name.
  public let nameField = UITextField()
  /// The field for the password.
  public let passwordField = UITextField()
  /// The button that signs in.
  public let signInButton = UIButton()
  /// The label for the reason of a failed sign-in.
  public let messageLabel = UILabel()

  /// Makes the elements.
  public init() {
    nameField.accessibilityIdentifier = AccessibilityIdentifier.signInNameField
    nameField.placeholder = "Name"
    passwordField.accessibilityIdentifier = AccessibilityIdentifier.signInPasswordField
    passwordField.placeholder = "Password"
    signInButton.accessibilityIdentifier = AccessibilityIdentifier.signInButton
    signInButton.setTitle(Wording.signIn, for: .normal)
    messageLabel.accessibilityIdentifier = AccessibilityIdentifier.signInMessageLabel
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    view.addSubview(nameField)
    view.addSubview(passwordField)
    view.addSubview(signInButton)
    view.addSubview(messageLabel)
  }
}
