import Conformance
import Suites
import Testing

/// The objects of an app and its requests that are left after their end.
@MainActor struct Left {
  /// The objects that were reachable from the app, its repository and its source; all of them should be gone.
  let objects: WeakObjects
  private let requestsGone: AsyncStream<Void>

  /// Runs a closure with an app, and ends the app.
  init(of contender: Contender, after work: @MainActor (HTTPSession) async throws -> Void) async throws {
    let session = try HTTPSession(contender, limit: HostileHTTPTests.limit)
    try await work(session)
    let reachable = session.app.reachableObjects().filter { $0 !== session.app.window }
    #expect(session.app.app == nil || !reachable.isEmpty, "an app that has not ended is reachable")
    objects = WeakObjects(reachable + [session.app.repository, session.source])
    requestsGone = session.requestsGone
    session.app.end()
  }

  /// Waits until no task and no session holds anything of a request.
  func untilRequestsAreGone() async {
    for await _ in requestsGone {}
  }
}
