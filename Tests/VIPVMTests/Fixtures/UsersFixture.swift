import Testing
import Users

/// A repository over a source that answers when a test tells it to.
final class UsersFixture {
  let source = ControlledUsersSource()
  let repository: LiveUsersRepository

  init() {
    repository = LiveUsersRepository(source: source)
  }

  /// Starts with users that were fetched earlier.
  convenience init(fetched users: [User]) throws {
    self.init()
    try fetch(users)
  }

  /// Fetches users apart from the role under test, which hears of the change.
  func fetch(_ users: [User]) throws {
    let request = repository.fetchUsers { _ in }
    try answerFetch(users)
    request.cancel()
  }

  /// Renames a user apart from the role under test, which hears of the change.
  func rename(_ id: User.ID, to name: String) throws {
    let request = repository.renameUser(id, to: name) { _ in }
    try answerRename(.success(()))
    request.cancel()
  }

  func answerFetch(_ users: [User]) throws {
    let directory = try UserDirectory(users)
    try #require(source.pendingFetch).answer(.success(directory))
  }

  func failFetch(_ failure: UsersFailure) throws {
    try #require(source.pendingFetch).answer(.failure(failure))
  }

  func answerRename(_ result: Result<Void, UsersFailure>) throws {
    try #require(source.pendingRename).request.answer(result)
  }
}
