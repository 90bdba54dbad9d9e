/// A source of users that works away from the main actor: a file, a server, a generator.
public protocol UsersService: Sendable {
  /// Reads all users.
  ///
  /// - Throws: ``UsersFailure``, naming the place where reading failed.
  func fetchUsers() async throws(UsersFailure) -> UserDirectory

  /// Stores another name for a user.
  ///
  /// - Throws: ``UsersFailure`` if the service refused or could not be reached.
  func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure)
}
