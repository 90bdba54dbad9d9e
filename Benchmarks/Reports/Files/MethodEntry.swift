import Measure
import Suites

/// How a run was made, in JSON.
struct MethodEntry: Codable, Sendable {
  let seed: UInt64
  let users: Int
  let budgetSeconds: Double
  let elapsedSeconds: Double?
  let rounds: Int?
  let reference: String
  /// Whom the mechanisms' ratios are taken to; missing where none was timed.
  let mechanismReference: String?
  let clockOverheadNanoseconds: Double?
  let clockResolutionNanoseconds: Double?
  /// By benchmark, as a share: 0.01 is one per cent.
  let noiseFloor: [String: Double]
  /// What the twin could not count, and why; empty if it counted everything.
  let notCounted: [String]

  init(_ results: RunResults, _ findings: ProbeFindings) {
    notCounted = findings.reasons
    seed = results.plan.seed
    users = results.plan.users.directory.count
    budgetSeconds = results.plan.budget
    elapsedSeconds = results.record?.elapsed
    rounds = results.record?.rounds
    reference = results.plan.contenders.isEmpty ? results.plan.mechanismReference : results.plan.reference
    mechanismReference = results.plan.mechanisms.isEmpty ? nil : results.plan.mechanismReference
    clockOverheadNanoseconds = results.record?.profile.overhead
    clockResolutionNanoseconds = results.record?.profile.resolution
    noiseFloor = results.analysis?.noiseFloor.byBenchmark.filter { $0.value.isFinite } ?? [:]
  }

  /// Whom a suite's ratios are taken to.
  func reference(in suite: String) -> String {
    suite == TimedSuite.mechanisms.rawValue ? mechanismReference ?? reference : reference
  }
}
