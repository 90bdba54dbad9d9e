import Testing
import Users

@MainActor @Suite("Retention by the repository")
struct RepositoryRetentionTests {
  let source = ControlledUsersSource()

  /// The ways in which a request may end.
  enum End: CaseIterable {
    case answer, failure, cancel, letGo
  }

  @Test(
    "After its end nothing of a request's closure is alive, though the source keeps the request",
    arguments: End.allCases
  )
  func closure(end: End) {
    let repository = LiveUsersRepository(source: source)
    var token: Token? = Token()
    weak let seen = token
    var request: AnyCancellable? = repository.fetchUsers { [token] _ in _ = token }
    token = nil
    #expect(seen != nil)
    switch end {
    case .answer: source.fetches[0].answer(.success(UserDirectory()))
    case .failure: source.fetches[0].answer(.failure(.httpStatus(500)))
    case .cancel: request?.cancel()
    case .letGo: request = nil
    }
    #expect(seen == nil)
    #expect(source.fetches.count == 1)
    withExtendedLifetime(request) {}
  }

  @Test("After its end nothing of an observer is alive", arguments: [true, false])
  func observer(byCall: Bool) {
    let repository = LiveUsersRepository(source: source)
    var token: Token? = Token()
    weak let seen = token
    var observation: AnyCancellable? = repository.observeUsers { [token] _ in _ = token }
    token = nil
    #expect(seen != nil)
    if byCall {
      observation?.cancel()
    } else {
      observation = nil
    }
    #expect(seen == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("Requests under way, observations and the source do not keep the repository alive")
  func repository() {
    let journal = Journal()
    var repository: LiveUsersRepository? = LiveUsersRepository(source: source)
    weak let seen = repository
    let requests = [
      repository?.fetchUsers(journal.noting("fetch")), repository?.renameUser(1, to: "Eva", journal.noting("rename")),
      repository?.observeUsers { _ in },
    ]
    repository = nil
    #expect(seen == nil)
    source.fetches[0].answer(.success(UserDirectory()))
    source.renames[0].request.answer(.success(()))
    #expect(journal.entries == ["fetch: success", "rename: success"])
    withExtendedLifetime(requests) {}
  }

  @Test("Releasing repository and request cancels at the source")
  func repositoryAndRequest() {
    var repository: LiveUsersRepository? = LiveUsersRepository(source: source)
    var request = repository?.fetchUsers { _ in }
    repository = nil
    #expect(!source.fetches[0].isCancelled)
    request = nil
    #expect(source.fetches[0].isCancelled)
    #expect(request == nil)
  }

  @Test("A repository that is gone releases its source")
  func sourceReleased() {
    var source: ControlledUsersSource? = ControlledUsersSource()
    weak let seen = source
    var repository = source.map { LiveUsersRepository(source: $0) }
    source = nil
    #expect(seen != nil)
    let request = repository?.fetchUsers { _ in }
    repository = nil
    request?.cancel()
    #expect(seen == nil)
  }
}
