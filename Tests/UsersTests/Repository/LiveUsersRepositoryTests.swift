import Testing
import Users

@MainActor @Suite("The repository's users and answers")
struct LiveUsersRepositoryTests {
  let source = ControlledUsersSource()
  let repository: LiveUsersRepository
  let journal = Journal()

  init() {
    repository = LiveUsersRepository(source: source)
  }

  @Test("There are no users until a fetch has succeeded")
  func fetch() throws {
    let request = repository.fetchUsers(journal.noting("fetch"))
    #expect(repository.users == nil)
    source.pendingFetch?.answer(.success(try .few()))
    #expect(try repository.users == .few())
    #expect(journal.entries == ["fetch: success"])
    request.cancel()
  }

  @Test("Users are changed first, then observers told, then the answer is given")
  func order() throws {
    let observation = repository.observeUsers { [journal, repository] update in
      journal.note("\(update.change) \(repository.users?.first?.name ?? "none")")
    }
    let requests = [
      repository.fetchUsers(journal.noting("fetch")), repository.renameUser(1, to: "Eva", journal.noting("rename")),
    ]
    source.pendingFetch?.answer(.success(try .few()))
    source.pendingRename?.request.answer(.success(()))
    #expect(journal.entries == ["fetched Ada", "fetch: success", "renamed(1) Eva", "rename: success"])
    withExtendedLifetime((observation, requests)) {}
  }

  @Test("A failure changes nothing, tells no observer, and is answered")
  func failure() throws {
    let observation = repository.observeUsers { [journal] in journal.note("\($0.change)") }
    let requests = [
      repository.fetchUsers(journal.noting("fetch")), repository.renameUser(1, to: "Eva", journal.noting("rename")),
    ]
    source.pendingFetch?.answer(.failure(.httpStatus(500)))
    source.pendingRename?.request.answer(.failure(.unknownUser(1)))
    let expected = [UsersFailure.httpStatus(500), .unknownUser(1)].map(\.text)
    #expect(journal.entries == ["fetch: \(expected[0])", "rename: \(expected[1])"])
    #expect(repository.users == nil)
    withExtendedLifetime((observation, requests)) {}
  }

  @Test("The source is asked for the rename that the caller asked for")
  func renameAsked() {
    let request = repository.renameUser(2, to: "Benno", journal.noting("rename"))
    #expect(source.renames.map(\.id) == [2])
    #expect(source.renames.map(\.name) == ["Benno"])
    request.cancel()
  }

  @Test("A source that answers twice is heard once")
  func twice() throws {
    let request = repository.fetchUsers(journal.noting("fetch"))
    source.fetches[0].answer(.success(try .few()))
    source.fetches[0].answer(.success(UserDirectory()))
    source.fetches[0].answer(.failure(.httpStatus(500)))
    #expect(journal.entries == ["fetch: success"])
    #expect(repository.users?.count == 3)
    withExtendedLifetime(request) {}
  }

  @Test("A source that answers again while the first answer is passed on is heard once")
  func twiceAtOnce() throws {
    let users = try UserDirectory.few()
    let observation = repository.observeUsers { [source, journal] update in
      journal.note("\(update.change)")
      source.fetches[0].answer(.success(users))
    }
    let request = repository.fetchUsers(journal.noting("fetch"))
    source.fetches[0].answer(.success(users))
    #expect(journal.entries == ["fetched", "fetch: success"])
    withExtendedLifetime((observation, request)) {}
  }

  @Test("Two fetches are answered each, and the users are those that came last")
  func twoFetches() throws {
    let requests = [repository.fetchUsers(journal.noting("first")), repository.fetchUsers(journal.noting("second"))]
    source.fetches[1].answer(.success(UserDirectory()))
    source.fetches[0].answer(.success(try .few()))
    #expect(journal.entries == ["second: success", "first: success"])
    #expect(repository.users?.count == 3)
    withExtendedLifetime(requests) {}
  }

  @Test("A source that answers before it returns is passed on")
  func atOnce() {
    let repository = LiveUsersRepository(source: HastySource())
    let request = repository.fetchUsers(journal.noting("fetch"))
    #expect(journal.entries == ["fetch: success"])
    request.cancel()
  }
}

/// A source that answers before it returns.
private final class HastySource: UsersSource {
  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    answer(.success(UserDirectory()))
    return AnyCancellable {}
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    answer(.success(()))
    return AnyCancellable {}
  }
}
