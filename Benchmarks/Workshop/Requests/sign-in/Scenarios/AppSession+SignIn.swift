public import Conformance
import HeadlessUIKit
public import SignInDomain
import SignInInterface
import UsersInterface

extension AppSession {
  /// The screen that comes first.
  public var signInPage: SignInPage { SignInPage(screen: screen) }

  /// Types a name and a password, and taps `Sign in`.
  public func signIn(_ credentials: Credentials = .ada) throws {
    try signInPage.type(name: credentials.name, password: credentials.password)
    try signInPage.tapSignIn()
    settle()
  }

  /// Taps `Sign out` on the dashboard.
  public func signOut() throws {
    let button: UIButton = try screen.element(AccessibilityIdentifier.signOutButton)
    try screen.use(button, .touchUpInside)
    settle()
  }
}
