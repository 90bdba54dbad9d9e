/// What has changed in a repository's users.
public enum UsersChange: Hashable, Sendable {
  /// All users were fetched anew.
  case fetched
  /// The user with this id has another name.
  case renamed(User.ID)
}
