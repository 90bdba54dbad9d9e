public import UsersInterface

extension AccessibilityIdentifier {
  /// Where the name is typed.
  public static let signInNameField = "signIn.name"
  /// Where the password is typed.
  public static let signInPasswordField = "signIn.password"
  /// What signs in.
  public static let signInButton = "signIn.button"
  /// Why nobody was signed in.
  public static let signInMessageLabel = "signIn.message"
  /// What signs out.
  public static let signOutButton = "dashboard.signOut"
}
