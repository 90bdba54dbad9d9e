/// What a run checks and measures.
public nonisolated struct RunPlan: Sendable {
  /// Who takes part, the reference of the ratios among them.
  public let contenders: [Contender]
  /// The id of the contender that ratios are taken to.
  public let reference: String
  /// What is timed.
  public let benchmarks: [Benchmark]
  /// Whether objects are counted.
  public let measuresRetention: Bool
  /// The users that everything runs on.
  public let users: BenchmarkUsers
  /// How long the run may take, in seconds.
  public let budget: Double
  /// Decides the order within the rounds.
  public let seed: UInt64

  /// Plans a run.
  public init(
    contenders: [Contender],
    reference: String,
    benchmarks: [Benchmark],
    measuresRetention: Bool,
    users: BenchmarkUsers,
    budget: Double,
    seed: UInt64
  ) {
    self.contenders = contenders
    self.reference = reference
    self.benchmarks = benchmarks
    self.measuresRetention = measuresRetention
    self.users = users
    self.budget = budget
    self.seed = seed
  }
}
