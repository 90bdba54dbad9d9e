import Probing
import TestSupport
import Testing

/// The instrumented program that is built beside the tests.
enum Probes {
  /// The instrumented program, or the reason why there is none.
  static let client = ProbeClient.locate("probe-all", in: Built.folder)

  static func require() throws -> ProbeClient {
    try #require(client.value, Comment(rawValue: client.reason ?? ""))
  }

  static func answer(_ result: ProbeResult<ProbeAnswer>) throws -> ProbeAnswer {
    try #require(result.value, Comment(rawValue: result.reason ?? ""))
  }
}
