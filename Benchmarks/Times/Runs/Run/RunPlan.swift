public import Mechanisms
import Suites

/// The plan of a run: contenders, benchmarks, users and budget.
public nonisolated struct RunPlan: Sendable {
  /// The contenders that take part, the reference of the ratios among them.
  public let contenders: [Contender]
  /// The id of the contender that ratios are taken to.
  public let reference: String
  /// The mechanisms that take part in their suite; empty unless that is timed.
  public let mechanisms: [Mechanism]
  /// The id of the mechanism that the mechanisms' ratios are taken to.
  public let mechanismReference: String
  /// The benchmarks that are timed.
  public let benchmarks: [Benchmark]
  /// True if objects are counted.
  public let measuresRetention: Bool
  /// The users that everything runs on.
  public let users: BenchmarkUsers
  /// The time that the run may take, in seconds.
  public let budget: Double
  /// The seed of the order within the rounds.
  public let seed: UInt64

  /// Plans a run.
  public init(
    contenders: [Contender],
    reference: String,
    mechanisms: [Mechanism] = [],
    mechanismReference: String = Mechanism.floor.id,
    benchmarks: [Benchmark],
    measuresRetention: Bool,
    users: BenchmarkUsers,
    budget: Double,
    seed: UInt64
  ) {
    self.contenders = contenders
    self.reference = reference
    self.mechanisms = mechanisms
    self.mechanismReference = mechanismReference
    self.benchmarks = benchmarks
    self.measuresRetention = measuresRetention
    self.users = users
    self.budget = budget
    self.seed = seed
  }
  /// Returns the entrants of a suite.
  public func entrants(in suite: TimedSuite) -> [Entrant] {
    suite == .mechanisms ? mechanisms.map { .mechanism($0) } : contenders.map { .app($0) }
  }

  /// The ids of the entrants that ratios are taken to, in any suite.
  public var references: Set<String> {
    Set((contenders.isEmpty ? [] : [reference]) + (mechanisms.isEmpty ? [] : [mechanismReference]))
  }

  /// The id of the entrant that a suite's ratios are taken to.
  public func reference(in suite: TimedSuite) -> String {
    suite == .mechanisms ? mechanismReference : reference
  }
}
