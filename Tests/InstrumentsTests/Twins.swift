import TestSupport
import Testing
import Twin

/// The twin that is built beside the tests.
enum Twins {
  /// The twin, or why there is none.
  static let client = ProbeClient.locate(in: Built.folder)

  static func require() throws -> ProbeClient {
    try #require(client.value, Comment(rawValue: client.reason ?? ""))
  }

  static func answer(_ result: ProbeResult<ProbeAnswer>) throws -> ProbeAnswer {
    try #require(result.value, Comment(rawValue: result.reason ?? ""))
  }
}
