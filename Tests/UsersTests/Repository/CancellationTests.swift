import Testing
import Users

@MainActor @Suite("Cancelling what the repository does")
struct CancellationTests {
  let source = ControlledUsersSource()
  let repository: LiveUsersRepository
  let journal = Journal()

  init() {
    repository = LiveUsersRepository(source: source)
  }

  @Test("A late answer to a cancelled fetch changes nothing", arguments: [true, false])
  func lateFetch(byCall: Bool) throws {
    let observation = repository.observeUsers { [journal] in journal.note("\($0.change)") }
    var request: AnyCancellable? = repository.fetchUsers(journal.noting("fetch"))
    if byCall {
      request?.cancel()
    } else {
      request = nil
    }
    #expect(source.fetches[0].isCancelled)
    source.fetches[0].answer(.success(try .few()))
    #expect(repository.users == nil)
    #expect(journal.entries == [])
    withExtendedLifetime((observation, request)) {}
  }

  @Test("A late answer to a cancelled rename changes nothing")
  func lateRename() throws {
    let fetch = repository.fetchUsers { _ in }
    source.fetches[0].answer(.success(try .few()))
    repository.renameUser(1, to: "Eva", journal.noting("rename")).cancel()
    #expect(source.renames[0].request.isCancelled)
    source.renames[0].request.answer(.success(()))
    #expect(repository.users?[id: 1]?.name == "Ada")
    #expect(journal.entries == [])
    withExtendedLifetime(fetch) {}
  }

  @Test("Only the fetch that was not cancelled changes the users")
  func latest() throws {
    let first = repository.fetchUsers(journal.noting("first"))
    let second = repository.fetchUsers(journal.noting("second"))
    first.cancel()
    source.fetches[1].answer(.success(UserDirectory()))
    source.fetches[0].answer(.success(try .few()))
    #expect(repository.users?.isEmpty == true)
    #expect(journal.entries == ["second: success"])
    withExtendedLifetime(second) {}
  }

  @Test("A request that is cancelled while observers are told is not answered")
  func cancelledByObserver() throws {
    var request: AnyCancellable?
    let observation = repository.observeUsers { _ in request?.cancel() }
    request = repository.fetchUsers(journal.noting("fetch"))
    source.fetches[0].answer(.success(try .few()))
    #expect(repository.users?.count == 3)
    #expect(journal.entries == [])
    withExtendedLifetime(observation) {}
  }

  @Test("Cancelling after the answer does not reach the source")
  func afterwards() {
    let request = repository.fetchUsers(journal.noting("fetch"))
    source.fetches[0].answer(.success(UserDirectory()))
    request.cancel()
    #expect(!source.fetches[0].isCancelled)
  }

  @Test("Releasing a request in its own answer is harmless")
  func inOwnAnswer() {
    var request: AnyCancellable?
    request = repository.fetchUsers { [journal] _ in
      request = nil
      journal.note("answered")
    }
    source.fetches[0].answer(.success(UserDirectory()))
    #expect(journal.entries == ["answered"])
    #expect(request == nil)
  }

  @Test("Cancelling reaches a source that holds on to its own request")
  func heldBySource() {
    let source = HoldingSource()
    let repository = LiveUsersRepository(source: source)
    let request = repository.fetchUsers(journal.noting("fetch"))
    #expect(!source.isCancelled)
    request.cancel()
    #expect(source.isCancelled)
  }
}

/// A source that keeps its requests, so that releasing one does not cancel it.
private final class HoldingSource: UsersSource {
  private(set) var isCancelled = false
  private var held: [AnyCancellable] = []

  func fetchUsers(_ answer: @escaping UsersAnswer<UserDirectory>) -> AnyCancellable {
    // Weak: the objects held here must not hold the source.
    let request = AnyCancellable { [weak self] in self?.isCancelled = true }
    held.append(request)
    return request
  }

  func renameUser(_ id: User.ID, to name: String, _ answer: @escaping UsersAnswer<Void>) -> AnyCancellable {
    AnyCancellable {}
  }
}
