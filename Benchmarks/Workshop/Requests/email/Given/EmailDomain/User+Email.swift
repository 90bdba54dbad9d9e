public import Users

extension User {
  /// The address of the user's mailbox; a user without username has none.
  public var email: String? { username.isEmpty ? nil : "\(username)@users.example" }
}
