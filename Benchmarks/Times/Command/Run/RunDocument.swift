import Foundation
public import Runs
import Texts

/// A run's results as JSON, schema 1: raw samples, and everything that a new judgement needs.
public struct RunDocument: Codable, Sendable {
  /// The schema that this version writes and reads.
  public static let currentSchema = 1

  let schema: Int
  let environment: EnvironmentEntry
  let method: MethodEntry
  let results: [ResultEntry]
  let retention: [RetentionEntry]
  let conformance: [ConformanceEntry]

  /// Creates the document of a run's results.
  public init(_ results: RunResults, _ findings: ProbeFindings) {
    schema = Self.currentSchema
    environment = EnvironmentEntry(results.environment)
    method = MethodEntry(results, findings)
    self.results = ResultEntry.all(of: results) + ResultEntry.counts(of: results, findings)
    retention = RetentionEntry.all(of: results, findings)
    conformance = results.conformance.map { ConformanceEntry($0, among: results.plan.contenders) }
  }

  func text() throws -> String {
    try JSONText.of(self)
  }
}
