import Conformance
import Foundation
import Suites
import TestServer
import Users

/// An app whose users live on a server on this machine, reached over HTTP.
@MainActor struct HTTPSession {
  let app: AppSession
  let backend: UsersBackend
  let source: AwaitableUsersSource
  /// A stream that ends when nothing of any request is left.
  let requestsGone: AsyncStream<Void>
  private let clock: StoppedClock
  private let server: LoopbackServer

  init(_ contender: Contender, limit: Int = 1 << 20) throws {
    let backend = UsersBackend(SampleUsers.three)
    server = try LoopbackServer { await backend.respond($0) }
    let (requestsGone, gone) = AsyncStream<Void>.makeStream()
    clock = StoppedClock { gone.finish() }
    let url = server.url.appendingPathComponent("users")
    let service = try HTTPUsersService(url, timeout: Self.timeout, limit: limit, clock: clock)
    source = AwaitableUsersSource(service)
    app = AppSession(contender.app, repository: LiveUsersRepository(source: source))
    self.backend = backend
    self.requestsGone = requestsGone
  }

  /// The time that a request may take, in seconds; it passes when the test says so.
  static let timeout = 30.0

  /// Makes the time run out for every request.
  func runOutOfTime() {
    clock.runOut()
  }

  /// Waits until an answer has arrived and is on screen; returns its failure, if it was one.
  @discardableResult
  func answer() async -> UsersFailure? {
    let failure = await source.nextAnswer()
    app.settle()
    return failure
  }

  /// Starts the app and waits for its first load.
  func launch() async {
    app.start()
    await answer()
  }

  /// Starts the app, opens the second user's details and types another name.
  func launchAndType(_ name: String) async throws {
    await launch()
    try app.openDetails(row: 1)
    try app.details.type(name: name)
  }

  /// Waits until the server has received a request that was not waited for yet, and returns it.
  func nextRequest() async -> String? {
    for await request in backend.requests { return request }
    return nil
  }

  /// Waits until the app has closed its connection to a server that kept it waiting.
  func nextHangUp() async {
    for await _ in backend.hangUps { return }
  }
}
