public import Users

extension Wording {
  /// The title of the sign-in screen, and the button that signs in.
  public static let signIn = "Sign in"
  /// The button that signs out.
  public static let signOut = "Sign out"
  /// What is said when nobody has the name and the password.
  public static let wrongCredentials = "Name or password is wrong"
}
