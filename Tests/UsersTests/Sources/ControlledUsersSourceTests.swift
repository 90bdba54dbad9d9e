import Testing
import Users

@MainActor @Suite("The source that a test controls")
struct ControlledUsersSourceTests {
  let source = ControlledUsersSource()
  let journal = Journal()

  @Test("It answers as often as told, also after a cancellation")
  func answers() {
    let request = source.fetchUsers(journal.noting("fetch"))
    request.cancel()
    source.fetches[0].answer(.success(UserDirectory()))
    source.fetches[0].answer(.failure(.httpStatus(404)))
    #expect(source.fetches[0].isCancelled)
    #expect(source.fetches[0].answerCount == 2)
    #expect(journal.entries.count == 2)
  }

  @Test("The pending request is the latest that is neither answered nor cancelled")
  func pending() {
    let requests = (0..<3).map { _ in source.fetchUsers { _ in } }
    // Releasing a request cancels it, and a release build releases it after its last use.
    defer { withExtendedLifetime(requests) {} }
    requests[2].cancel()
    #expect(source.pendingFetch === source.fetches[1])
    source.fetches[1].answer(.success(UserDirectory()))
    #expect(source.pendingFetch === source.fetches[0])
    let rename = source.renameUser(4, to: "Dan") { _ in }
    #expect(source.pendingRename?.name == "Dan")
    rename.cancel()
    #expect(source.pendingRename == nil)
  }

  @Test("Requests that have come to their end can be forgotten")
  func forget() {
    let requests = (0..<3).map { _ in source.fetchUsers { _ in } }
    let rename = source.renameUser(4, to: "Dan") { _ in }
    defer { withExtendedLifetime(requests) {} }
    let pending = source.fetches[1]
    requests[2].cancel()
    source.fetches[0].answer(.success(UserDirectory()))
    rename.cancel()
    source.forgetAnswered()
    #expect(source.fetches.count == 1)
    #expect(source.fetches.first === pending)
    #expect(source.renames.isEmpty)
  }
}
