import Foundation
import Testing
import Twin

/// The twin that is built beside the tests.
enum Twins {
  /// The twin, or why there is none.
  static let client = ProbeClient.locate(in: buildDirectory)

  static func require() throws -> ProbeClient {
    try #require(client.value, Comment(rawValue: client.reason ?? ""))
  }

  static func answer(_ result: ProbeResult<ProbeAnswer>) throws -> ProbeAnswer {
    try #require(result.value, Comment(rawValue: result.reason ?? ""))
  }

  /// The bundle that the tests are in lies where everything is built; the program that runs them need not.
  private static var buildDirectory: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    return (bundle ?? program).deletingLastPathComponent()
  }
}
