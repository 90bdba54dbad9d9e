public import UsersInterface

extension AccessibilityIdentifier {
  /// The field for the name.
  public static let signInNameField = "signIn.name"
  /// The field for the password.
  public static let signInPasswordField = "signIn.password"
  /// The button that signs in.
  public static let signInButton = "signIn.button"
  /// The label for the reason of a failed sign-in.
  public static let signInMessageLabel = "signIn.message"
  /// The button that signs out.
  public static let signOutButton = "dashboard.signOut"
}
