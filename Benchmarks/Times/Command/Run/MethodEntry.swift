import Measure
public import Runs
import Suites

/// The method of a run, in JSON.
struct MethodEntry: Codable, Sendable {
  let seed: UInt64
  let users: Int
  let budgetSeconds: Double
  let elapsedSeconds: Double?
  /// The number of rounds in all processes.
  let rounds: Int?
  let processes: Int?
  /// The part of a processor that the programs had which took samples; below 0.8 the run is called disturbed.
  let processorShare: Double?
  let reference: String
  /// The reference of the mechanisms' ratios; missing if no mechanism was timed.
  let mechanismReference: String?
  let clockOverheadNanoseconds: Double?
  let clockResolutionNanoseconds: Double?
  /// The noise floor, by benchmark, as a share: 0.01 is one per cent.
  let noiseFloor: [String: Double]
  /// The variation of a round's ratio within a process, by benchmark, as a share: a standard deviation.
  let variationWithin: [String: Double]?
  /// The variation of ratios from process to process, by benchmark, as a share: a standard deviation.
  let variationBetween: [String: Double]?
  /// The reasons for which the instrumented program could not count something; empty if it counted everything.
  let notCounted: [String]

  init(_ results: RunResults, _ findings: ProbeFindings) {
    notCounted = findings.reasons
    seed = results.plan.seed
    users = results.plan.users.directory.count
    budgetSeconds = results.plan.budget
    elapsedSeconds = results.record?.elapsed
    rounds = results.record?.rounds
    processes = results.record?.processes
    processorShare = results.processorShare
    variationWithin = results.analysis?.variations.mapValues(\.within)
    variationBetween = results.analysis?.variations.mapValues(\.between)
    reference = results.plan.contenders.isEmpty ? results.plan.mechanismReference : results.plan.reference
    mechanismReference = results.plan.mechanisms.isEmpty ? nil : results.plan.mechanismReference
    clockOverheadNanoseconds = results.record?.profile.overhead
    clockResolutionNanoseconds = results.record?.profile.resolution
    noiseFloor = results.analysis?.noiseFloor.byBenchmark.filter { $0.value.isFinite } ?? [:]
  }

  /// The reference of a suite's ratios.
  func reference(in suite: String) -> String {
    suite == TimedSuite.mechanisms.rawValue ? mechanismReference ?? reference : reference
  }
}

/// The machine and the build of a run, in JSON.
public struct EnvironmentEntry: Codable, Equatable, Sendable {
  let operatingSystem: String
  let processor: String
  let processorCount: Int
  let compiler: String
  let optimized: Bool
  let date: String

  /// Takes an environment.
  public init(_ environment: RunEnvironment) {
    operatingSystem = environment.operatingSystem
    processor = environment.processor
    processorCount = environment.processorCount
    compiler = environment.compiler
    optimized = environment.isOptimized
    date = environment.date
  }
}
