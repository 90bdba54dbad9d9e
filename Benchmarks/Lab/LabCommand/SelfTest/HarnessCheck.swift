import Measure
import Runs
import Suites

/// Checks the harness: one contender, entered three times, must be equal, or slower where a slowdown is planted.
@MainActor struct HarnessCheck {
  /// One run of the harness.
  struct Run: Sendable {
    /// The verdict on the entry under test against the first entry.
    let verdict: Verdict
    /// Its ratio to the first entry.
    let comparison: Comparison
    /// The noise floor that the contender entered twice gave, as |ratio − 1|.
    let noiseFloor: Double
    /// The number of processes that measured.
    let processes: Int
  }

  private let contender: Contender
  private let benchmark: Benchmark
  private let users: BenchmarkUsers
  private let slowdown: Double
  private let sampling: Sampling

  /// Prepares to check with a contender and a benchmark.
  ///
  /// - Parameters:
  ///   - contender: the contender that is entered three times.
  ///   - benchmark: the benchmark that all entries do.
  ///   - users: the users that they run on.
  ///   - slowdown: the share of its time by which the entry under test is slowed down, 0 or more.
  ///   - sampling: the place where samples are taken: processes of their own, or this one.
  init(
    _ contender: Contender,
    _ benchmark: Benchmark,
    users: BenchmarkUsers,
    slowdown: Double,
    sampling: Sampling
  ) {
    self.sampling = sampling
    self.contender = contender
    self.benchmark = benchmark
    self.users = users
    self.slowdown = slowdown
  }

  /// The benchmark and the contender of the check.
  var description: String { "\(benchmark.id) of \(contender.id)" }

  /// Runs once, for a budget in seconds; `nil` if the benchmark failed.
  ///
  /// - Throws: `SamplingFailure` if a process gave no samples.
  func run(budget: Double, seed: UInt64) throws(SamplingFailure) -> Run? {
    let doubles = DoubleEntry(contender: "first", repeated: "second")
    let entries = [doubles.contender, doubles.repeated, "tested"].map {
      SamplingRequest.Entry(contender.id, as: $0, in: benchmark.id, slowdown: $0 == "tested" ? slowdown : 0)
    }
    guard let record = try sampling.run(entries, users: users, budget: budget, seed: seed) else { return nil }
    let analysis = Analysis(of: record.series, doubles: doubles)
    let judgement = analysis.findings.first?.judgement(of: "tested", against: doubles.contender)
    guard let judgement else { return nil }
    return Run(
      verdict: judgement.verdict,
      comparison: judgement.comparison,
      noiseFloor: analysis.noiseFloor.of(benchmark.id),
      processes: record.processes
    )
  }
}
