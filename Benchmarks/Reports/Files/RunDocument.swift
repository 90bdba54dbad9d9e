import Foundation
import Measure
import Suites

/// A run's results as JSON, schema 1.
struct RunDocument: Encodable {
  let schema = 1
  let environment: EnvironmentEntry
  let method: MethodEntry
  let results: [ResultEntry]
  let retention: [RetentionEntry]
  let conformance: [ConformanceEntry]

  init(_ results: RunResults) {
    environment = EnvironmentEntry(results.environment)
    method = MethodEntry(results)
    self.results = ResultEntry.all(of: results)
    retention = RetentionEntry.all(of: results)
    conformance = results.conformance.map { ConformanceEntry($0, among: results.plan.contenders) }
  }

  func text() throws -> String {
    try JSONText.of(self)
  }
}
