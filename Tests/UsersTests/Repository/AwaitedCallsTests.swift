import Testing
import Users

@MainActor @Suite("The repository's calls, awaited")
struct AwaitedCallsTests {
  let source = ControlledUsersSource()
  let repository: LiveUsersRepository
  let journal = Journal()

  init() {
    repository = LiveUsersRepository(source: source)
  }

  @Test("A fetch returns the users when observers have been told")
  func fetch() async throws {
    let observation = repository.observeUsers { [journal] in journal.note("\($0.change)") }
    let fetch = Task { [journal, repository] in
      let users = try await repository.fetchUsers()
      journal.note("returned")
      return users
    }
    await asked { source.pendingFetch != nil }
    source.pendingFetch?.answer(.success(try .few()))
    #expect(try await fetch.value == .few())
    #expect(journal.entries == ["fetched", "returned"])
    withExtendedLifetime(observation) {}
  }

  @Test("A failure is thrown")
  func failure() async {
    let rename = Task { try await repository.renameUser(1, to: "Eva") }
    await asked { source.pendingRename != nil }
    source.pendingRename?.request.answer(.failure(.unknownUser(1)))
    await #expect(throws: UsersFailure.unknownUser(1)) { try await rename.value }
  }

  @Test("Cancelling the task cancels the request, and a late answer changes nothing")
  func cancelled() async throws {
    let fetch = Task { try await repository.fetchUsers() }
    await asked { source.pendingFetch != nil }
    fetch.cancel()
    await #expect(throws: UsersFailure.cancelled) { try await fetch.value }
    #expect(source.fetches[0].isCancelled)
    source.fetches[0].answer(.success(try .few()))
    #expect(repository.users == nil)
  }

  @Test("A task that was cancelled before asks for nothing")
  func cancelledBefore() async {
    let fetch = Task { try await repository.fetchUsers() }
    fetch.cancel()
    await #expect(throws: UsersFailure.cancelled) { try await fetch.value }
    #expect(source.fetches.isEmpty)
  }

  @Test("A task may be cancelled away from the main actor")
  func cancelledElsewhere() async {
    let fetch = Task { try await repository.fetchUsers() }
    await asked { source.pendingFetch != nil }
    await Task.detached { fetch.cancel() }.value
    await #expect(throws: UsersFailure.cancelled) { try await fetch.value }
    #expect(source.fetches[0].isCancelled)
  }

  @Test("Updates begin with the users that are there, and go on with each change")
  func updates() async throws {
    let request = repository.fetchUsers { _ in }
    source.pendingFetch?.answer(.success(try .few()))
    var updates = repository.updates.makeAsyncIterator()
    let rename = repository.renameUser(1, to: "Eva") { _ in }
    source.pendingRename?.request.answer(.success(()))
    #expect(await updates.next()?.change == .fetched)
    let second = await updates.next()
    #expect(second?.change == .renamed(1) && second?.users.first?.name == "Eva")
    withExtendedLifetime((request, rename)) {}
  }

  @Test("Updates end with the task that iterates, and nothing observes any more")
  func updatesEnd() async {
    let observed = ObservedRepository(repository)
    let iterating = Task { for await _ in observed.updates {} }
    await asked { observed.observations == 1 }
    iterating.cancel()
    await iterating.value
    #expect(observed.observations == 0)
  }

  /// Lets the other tasks of the main actor run until a request has been asked for.
  private func asked(_ isAsked: () -> Bool) async {
    while !isAsked() { await Task.yield() }
  }
}

/// A repository that counts the observations that have not ended.
private final class ObservedRepository: ForwardingRepository {
  let base: any UsersRepository
  private(set) var observations = 0

  init(_ base: any UsersRepository) {
    self.base = base
  }

  func observeUsers(_ observer: @escaping @MainActor (UsersUpdate) -> Void) -> AnyCancellable {
    observations += 1
    return AnyCancellable { self.observations -= 1 }
  }
}
