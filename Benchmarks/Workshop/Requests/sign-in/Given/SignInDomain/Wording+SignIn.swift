public import Users

extension Wording {
  /// The title of the sign-in screen, and of the button that signs in.
  public static let signIn = "Sign in"
  /// The title of the button that signs out.
  public static let signOut = "Sign out"
  /// The message for a name and password that belong to no user.
  public static let wrongCredentials = "Name or password is wrong"
}
