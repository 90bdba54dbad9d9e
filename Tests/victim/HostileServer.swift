import TestServer
import Users

/// A server on this machine whose answer never ends.
enum HostileServer: String, CaseIterable {
  /// Spaces.
  case flood
  /// The same, each hundred of them packed into less than a byte.
  case bomb

  private var response: Response {
    switch self {
    case .flood: .endless(String(repeating: " ", count: 10_000))
    case .bomb: .gzipBomb()
    }
  }

  /// Sends a request to a harmless server first, because a first request needs memory of its own; then to this one.
  ///
  /// - Parameter telling: Given the request to this one.
  func ask(limit: Int, _ telling: (() async throws(UsersFailure) -> UserDirectory) async -> Void) async throws {
    let tame = try LoopbackServer { _ in .json("[]") }
    defer { tame.stop() }
    _ = try await HTTPUsersService(tame.url).fetchUsers()
    let server = try LoopbackServer { [response] _ in response }
    defer { server.stop() }
    let service = try HTTPUsersService(server.url, limit: limit)
    await telling { () throws(UsersFailure) in try await service.fetchUsers() }
  }
}
