public import Users

extension AppSession {
  /// Answers the load that is under way with users.
  public func answerFetch(_ users: [User]) throws {
    try fetchUnderWay().answer(Result { () throws(UsersFailure) in try UserDirectory(users) })
    settle()
  }

  /// Lets the load that is under way fail.
  public func failFetch(_ failure: UsersFailure) throws {
    try fetchUnderWay().answer(.failure(failure))
    settle()
  }

  /// Answers the rename that is under way.
  public func answerRename() throws {
    try renameUnderWay().request.answer(.success(()))
    settle()
  }

  /// Lets the rename that is under way fail.
  public func failRename(_ failure: UsersFailure) throws {
    try renameUnderWay().request.answer(.failure(failure))
    settle()
  }

  /// Renames a user in the repository, apart from the app's screens.
  public func renameInRepository(_ id: User.ID, to name: String) throws {
    let request = repository.renameUser(id, to: name) { _ in }
    try answerRename()
    request.cancel()
  }

  /// The load that waits for an answer.
  public func fetchUnderWay() throws -> ControlledRequest<UserDirectory> {
    guard let request = source.pendingFetch else { throw screen.failure("no load is under way") }
    return request
  }

  /// The rename that waits for an answer.
  public func renameUnderWay() throws -> ControlledRename {
    guard let rename = source.pendingRename else { throw screen.failure("no rename is under way") }
    return rename
  }
}
