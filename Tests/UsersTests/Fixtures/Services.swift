import Foundation
import TestServer
import Users

/// Returns the failure of a service; `nil` if it did not fail.
func failure(_ work: () async throws(UsersFailure) -> some Any) async -> UsersFailure? {
  do throws(UsersFailure) {
    _ = try await work()
    return nil
  } catch {
    return error
  }
}

/// Runs a closure with the path of a file that exists while the closure runs.
func withFile<Answer>(_ content: Data, _ body: (String) async throws -> Answer) async throws -> Answer {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("users-\(UUID().uuidString).json")
  try content.write(to: url)
  defer { try? FileManager.default.removeItem(at: url) }
  return try await body(url.path)
}

extension HTTPUsersService {
  /// Returns a service whose time never runs out, so that no test depends on the machine's speed.
  static func untimed(_ url: URL, limit: Int = 1 << 20) throws -> HTTPUsersService {
    try HTTPUsersService(url, limit: limit, clock: StoppedClock())
  }
}

extension String {
  /// A JSON list of users with the ids 1 to `count`.
  static func users(_ count: Int) -> String {
    "[" + (0..<count).map { #"{"id":\#($0 + 1),"name":"User \#($0 + 1)"}"# }.joined(separator: ",") + "]"
  }
}
