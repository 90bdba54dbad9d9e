public import Instruments
import TestSupport
import Testing

/// The instrumented program that is built beside the tests.
public struct Probes: Sendable {
  /// The instrumented program, or the reason why there is none.
  private let client: ProbeResult<ProbeClient>

  /// Finds an instrumented program by its name.
  public init(_ name: String = "probe") {
    client = ProbeClient.locate(name, in: Built.folder)
  }

  /// Returns the instrumented program.
  ///
  /// - Throws: `ExpectationFailedError` if it is not there.
  public func require() throws -> ProbeClient {
    try #require(client.value, Comment(rawValue: client.reason ?? ""))
  }

  /// Returns the instrumented program where it can look at the heap: on Linux on x86-64 it must be there and be able to
  /// look, elsewhere it is `nil` if not.
  public func requireHeap() throws -> ProbeClient? {
    let coverage = client.value?.coverage()
    let able = coverage?.value?.coverage.hasCensus == true ? client.value : nil
    let reason = client.reason ?? coverage?.reason ?? "the instrumented program has no census"
    try #require(able != nil || !Abilities.hasInstruments, "\(reason)")
    return able
  }

  /// Returns the value of an answer.
  ///
  /// - Throws: `ExpectationFailedError`, with the reason, if there is none.
  public static func answer(_ result: ProbeResult<ProbeAnswer>) throws -> ProbeAnswer {
    try #require(result.value, Comment(rawValue: result.reason ?? ""))
  }
}
