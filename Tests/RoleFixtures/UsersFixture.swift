import Users

/// A repository over a source that answers when a test tells it to.
package final class UsersFixture {
  package let source = ControlledUsersSource()
  package let repository: LiveUsersRepository

  package init() {
    repository = LiveUsersRepository(source: source)
  }

  /// Starts with users that were fetched earlier.
  package convenience init(fetched users: [User]) throws {
    self.init()
    try fetch(users)
  }

  /// Fetches users independently of the role under test, which is notified of the change.
  package func fetch(_ users: [User]) throws {
    let request = repository.fetchUsers { _ in }
    try answerFetch(users)
    request.cancel()
  }

  /// Renames a user independently of the role under test, which is notified of the change.
  package func rename(_ id: User.ID, to name: String) throws {
    let request = repository.renameUser(id, to: name) { _ in }
    try answerRename(.success(()))
    request.cancel()
  }

  package func answerFetch(_ users: [User]) throws {
    let directory = try UserDirectory(users)
    try pending(source.pendingFetch).answer(.success(directory))
  }

  package func failFetch(_ failure: UsersFailure) throws {
    try pending(source.pendingFetch).answer(.failure(failure))
  }

  package func answerRename(_ result: Result<Void, UsersFailure>) throws {
    try pending(source.pendingRename).request.answer(result)
  }

  private func pending<Request>(_ request: Request?) throws -> Request {
    guard let request else { throw NothingPending() }
    return request
  }

  private struct NothingPending: Error {}
}
