import Conformance
import Foundation
import LoopbackServer
import Suites
import Users

/// An app whose users live on a server on this machine, reached over HTTP.
@MainActor struct HTTPSession {
  let app: AppSession
  let backend: UsersBackend
  let source: AwaitableUsersSource
  private let server: LoopbackServer

  init(_ contender: Contender) throws {
    let backend = UsersBackend(SampleUsers.three)
    server = try LoopbackServer { backend.respond($0) }
    // So long that no test depends on how fast the machine is.
    let service = try HTTPUsersService(server.url.appendingPathComponent("users"), timeout: 3_600)
    source = AwaitableUsersSource(service)
    app = AppSession(contender.app, repository: LiveUsersRepository(source: source))
    self.backend = backend
  }

  /// Waits until an answer has arrived and is on screen; tells its failure, if it was one.
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

  /// Waits until the server has been asked something that nobody has waited for yet.
  func nextRequest() async -> String? {
    for await request in backend.requests { return request }
    return nil
  }

  /// Waits until the app has gone away from a server that kept it waiting.
  func nextHangUp() async {
    for await _ in backend.hangUps { return }
  }
}
