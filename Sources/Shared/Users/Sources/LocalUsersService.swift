/// A service over a source that cannot store: renames last as long as the process, laid over every later fetch.
public actor LocalUsersService: UsersService {
  private let read: @Sendable () async throws(UsersFailure) -> UserDirectory
  private var renames = LocalRenames()

  /// Makes a service over something that reads users; it is called away from the main actor.
  public init(read: @escaping @Sendable () async throws(UsersFailure) -> UserDirectory) {
    self.read = read
  }

  /// Reads all users, with the names given to them since.
  ///
  /// - Throws: ``UsersFailure`` as reading does.
  public func fetchUsers() async throws(UsersFailure) -> UserDirectory {
    let users = try await read()
    return renames.lay(over: users)
  }

  /// Keeps another name for a user.
  ///
  /// - Throws: ``UsersFailure/unknownUser(_:)`` if the last fetch did not have the user, or there was none.
  public func renameUser(_ id: User.ID, to name: String) async throws(UsersFailure) {
    try renames.rename(id, to: name)
  }
}
