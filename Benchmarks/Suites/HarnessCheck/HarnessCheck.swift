public import Measure

/// The harness against itself: one contender entered three times must come out equal, or slower where a slowdown is planted.
public struct HarnessCheck {
  /// One run of the harness.
  public nonisolated struct Run: Sendable {
    /// What was said of the entry under test against the first entry.
    public let verdict: Verdict
    /// Its ratio to the first entry.
    public let comparison: Comparison
    /// The noise floor that the twins gave, as |ratio − 1|.
    public let noiseFloor: Double
    /// How many rounds were recorded.
    public let rounds: Int
    /// Whether so many rounds could have shown a difference.
    public let isDecidable: Bool

    /// Notes what came of a run.
    package init(
      verdict: Verdict,
      comparison: Comparison,
      noiseFloor: Double,
      rounds: Int,
      isDecidable: Bool
    ) {
      self.verdict = verdict
      self.comparison = comparison
      self.noiseFloor = noiseFloor
      self.rounds = rounds
      self.isDecidable = isDecidable
    }
  }

  private let contender: Contender
  private let benchmark: Benchmark
  private let users: BenchmarkUsers
  private let slowdown: Double

  /// Prepares to check with a contender and a benchmark.
  ///
  /// - Parameter slowdown: the share of its time by which the entry under test is slowed down, 0 or more.
  public init(_ contender: Contender, _ benchmark: Benchmark, users: BenchmarkUsers, slowdown: Double) {
    self.contender = contender
    self.benchmark = benchmark
    self.users = users
    self.slowdown = slowdown
  }

  /// Runs once; `nil` if the benchmark failed.
  public func run(budget: Double, seed: UInt64) -> Run? {
    let twins = Twins(contender: "first", twin: "twin")
    let workloads = [twins.contender, twins.twin, "tested"].map {
      benchmark.workload(of: contender, under: $0, users: users)
    }
    let tested = workloads[2].slowed(by: slowdown)
    let record = Rounds(Schedule(budget: budget, seed: seed)).run([workloads[0], workloads[1], tested])
    let analysis = Analysis(of: record.series, twins: twins)
    guard let judgement = analysis.findings.first?.judgement(of: "tested", against: twins.contender) else { return nil }
    return Run(
      verdict: judgement.verdict,
      comparison: judgement.comparison,
      noiseFloor: analysis.noiseFloor.of(benchmark.id),
      rounds: record.rounds,
      isDecidable: judgement.isDecidable
    )
  }
}
