import Conformance
import HeadlessUIKit
import SignInDomain
import SignInInterface
import Users
import UsersInterface

/// The screen that comes first.
public struct SignInPage {
  let screen: Screen

  /// The text in the name field.
  public var name: String? {
    get throws { try field(AccessibilityIdentifier.signInNameField).text }
  }
  /// The text in the password field.
  public var password: String? {
    get throws { try field(AccessibilityIdentifier.signInPasswordField).text }
  }
  /// The message about them; empty if there is none.
  public var message: String {
    get throws {
      let label: UILabel = try screen.element(AccessibilityIdentifier.signInMessageLabel)
      return label.text ?? ""
    }
  }

  /// Fails unless this screen, with nothing typed, is the only one.
  public func expectEmptyOnTop() throws {
    try expectOnTop(name: "", password: "", message: "")
  }

  /// Fails unless this screen is the only one, under its title, with these texts.
  public func expectOnTop(name: String, password: String, message: String) throws {
    try screen.expect("the number of screens", screen.depth, is: 1)
    try screen.expect("the title", screen.navigationBar?.topItem?.title, is: Wording.signIn)
    try screen.expect("the name", self.name ?? "", is: name)
    try screen.expect("the password", self.password ?? "", is: password)
    try screen.expect("the message", self.message, is: message)
  }

  /// Replaces the texts in both fields.
  public func type(name: String, password: String) throws {
    try screen.type(name, into: field(AccessibilityIdentifier.signInNameField))
    try screen.type(password, into: field(AccessibilityIdentifier.signInPasswordField))
  }

  /// Taps `Sign in`.
  public func tapSignIn() throws {
    let button: UIButton = try screen.element(AccessibilityIdentifier.signInButton)
    try screen.use(button, .touchUpInside)
  }

  private func field(_ identifier: String) throws -> UITextField {
    try screen.element(identifier)
  }
}
