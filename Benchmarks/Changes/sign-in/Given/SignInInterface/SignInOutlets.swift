public import HeadlessUIKit
import SignInDomain
import Users
import UsersInterface

/// The layout of the sign-in screen: a name, a password, a button.
public struct SignInOutlets {
  /// Where the name is typed.
  public let nameField = UITextField()
  /// Where the password is typed.
  public let passwordField = UITextField()
  /// What signs in.
  public let signInButton = UIButton()
  /// Why nobody was signed in.
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
