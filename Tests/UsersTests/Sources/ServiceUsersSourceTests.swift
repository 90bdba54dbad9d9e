import Dispatch
import Testing
import Users

@MainActor @Suite("A service behind a repository")
struct ServiceUsersSourceTests {
  @Test("Its users and failures are answered on the main actor")
  func answers() async throws {
    let repository = LiveUsersRepository(service: LocalUsersService.shipped())
    var requests: [AnyCancellable] = []
    let users = await withCheckedContinuation { continuation in
      requests.append(repository.fetchUsers { continuation.resume(returning: $0) })
    }
    #expect(try users.get().count == 10)
    let rename = await withCheckedContinuation { continuation in
      requests.append(repository.renameUser(11, to: "Nobody") { continuation.resume(returning: $0) })
    }
    #expect(throws: UsersFailure.unknownUser(11)) { try rename.get() }
    let second = await withCheckedContinuation { continuation in
      requests.append(repository.renameUser(2, to: "Tom") { continuation.resume(returning: $0) })
    }
    #expect(throws: Never.self) { try second.get() }
    #expect(repository.users?[id: 2]?.name == "Tom")
    withExtendedLifetime(requests) {}
  }

  @Test("Cancelling a request cancels the service's task, whose answer is passed on to nobody")
  func cancels() async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (cancelled, cancel) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let service = LocalUsersService { [token = Token { end.finish() }] () async throws(UsersFailure) in
      await withTaskCancellationHandler {
        start.yield()
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        cancel.yield()
      }
      return withExtendedLifetime(token) { UserDirectory() }
    }
    var repository: LiveUsersRepository? = LiveUsersRepository(service: consume service)
    let request = repository?.fetchUsers { _ in Issue.record("A cancelled request was answered") }
    for await _ in started { break }
    request?.cancel()
    for await _ in cancelled { break }
    // Now the task alone holds the service, and releases it after its answer.
    repository = nil
    for await _ in ended {}
  }

  @Test("A request that begins where its repository is injected does not keep the repository alive")
  func injected() {
    var repository: LiveUsersRepository? = LiveUsersRepository(service: LocalUsersService.shipped())
    weak let seen = repository
    let request = repository.map { repository in
      InjectedValues.with(\.usersRepository, repository) { repository.fetchUsers { _ in } }
    }
    repository = nil
    #expect(seen == nil)
    request?.cancel()
  }

  @Test("Reading happens off the main actor")
  func offMain() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    #expect(DispatchQueue.getSpecific(key: key) == true)
    let service = LocalUsersService { () throws(UsersFailure) in
      let isMain = DispatchQueue.getSpecific(key: key) == true
      return try UserDirectory([User(id: 1, name: isMain ? "here" : "elsewhere")])
    }
    #expect(try await service.fetchUsers().first?.name == "elsewhere")
  }
}
