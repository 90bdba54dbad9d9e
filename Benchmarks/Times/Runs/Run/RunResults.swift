public import Measure
import Suites

/// The results of a run.
public nonisolated struct RunResults: Sendable {
  /// The run's plan.
  public let plan: RunPlan
  /// The machine and the build of the run.
  public let environment: RunEnvironment
  /// The results of every scenario on every contender.
  public let conformance: [ConformanceResult]
  /// Objects alive per screen, by contender that passed.
  public let populations: [Population]
  /// Objects and bytes left, by contender that passed and scenario.
  public let retention: [RetentionResult]
  /// All samples; `nil` if nothing was timed.
  public let record: Record?
  /// The analysis of the samples; `nil` if nothing was timed.
  public let analysis: Analysis?
  /// The part of a processor that the programs had which took samples; `nil` if there were none.
  public let processorShare: Double?
  /// The failures besides those of conformance, in one line each.
  public let problems: [String]

  /// The contenders that failed a scenario: they are not measured.
  public var rejected: [String] {
    plan.contenders.map(\.id).filter { id in conformance.contains { $0.contender == id && !$0.passed } }
  }

  /// True if every check passed: conformance, no object of a contender's own left, no benchmark with a wrong result.
  ///
  /// Bytes are shown and not judged: they are those of the whole process, and leaked objects are counted anyway.
  public var isFine: Bool {
    rejected.isEmpty && problems.isEmpty && retention.allSatisfy { $0.leftCount == 0 }
  }
}

nonisolated extension RunResults {
  /// The result of an entrant in a benchmark, as tables and files show it.
  public nonisolated struct Cell: Sendable {
    /// The time of one step, in nanoseconds.
    public let estimate: Estimate
    /// The ratio to the reference; `nil` for the reference itself, and where the reference has no time.
    public let judgement: Judgement?
    /// True if ratios are taken to this entrant.
    public let isReference: Bool
    /// The rank in the benchmark, from 1; `nil` if the entrant is not ranked.
    public let rank: Int?
    /// True if others share the rank.
    public let isTied: Bool
  }

  /// Returns an entrant's result in a benchmark; `nil` if it has no time there.
  public func cell(_ entrant: Entrant, _ benchmark: Benchmark) -> Cell? {
    guard let findings = analysis?.findings.first(where: { $0.benchmark == benchmark.id }),
      let estimate = findings.estimates[entrant.id]
    else { return nil }
    let ranking = ranking(in: findings, of: benchmark.suite)
    let rank = ranking.rank(of: entrant.id)
    let reference = plan.reference(in: benchmark.suite)
    return Cell(
      estimate: estimate,
      judgement: findings.judgement(of: entrant.id, against: reference),
      isReference: entrant.id == reference,
      rank: rank,
      isTied: ranking.places.count { $0.rank == rank } > 1
    )
  }

  /// Returns the mean of an entrant's ratios to the reference over a suite, by process; `nil` if a time is missing.
  public func mean(_ entrant: Entrant, _ suite: TimedSuite) -> Comparison? {
    mean(entrant, over: plan.benchmarks.filter { $0.suite == suite }, against: plan.reference(in: suite))
  }

  /// Returns the mean of an app's ratios to the reference over all benchmarks of apps; `nil` if a time is missing.
  public func mean(_ entrant: Entrant) -> Comparison? {
    mean(entrant, over: plan.benchmarks.filter { $0.suite != .mechanisms }, against: plan.reference)
  }

  private func mean(_ entrant: Entrant, over benchmarks: [Benchmark], against reference: String) -> Comparison? {
    guard benchmarks.count > 1, entrant.id != reference else { return nil }
    let pairs = benchmarks.map { (processes(of: entrant.id, in: $0), processes(of: reference, in: $0)) }
    return Comparison(overBenchmarks: pairs.map { (samples: $0.0, reference: $0.1) })
  }

  private func processes(of contender: String, in benchmark: Benchmark) -> [[Double]] {
    record?.series.first { $0.contender == contender && $0.benchmark == benchmark.id }?.processes ?? []
  }

  /// Ranks the entrants that compete; floors and variants do not.
  private func ranking(in findings: Findings, of suite: TimedSuite) -> Ranking {
    let ranked = Set(plan.entrants(in: suite).filter(\.isRanked).map(\.id))
    return Ranking(medians: findings.estimates.filter { ranked.contains($0.key) }.mapValues(\.median)) {
      findings.judgement(of: $0, against: $1)?.verdict ?? .tie
    }
  }
}

nonisolated extension Series {
  /// The failure in one line; `nil` if there was none.
  var problem: String? { failure.map { "\(benchmark) of \(contender): \(firstLine(of: $0))" } }
}

/// Returns the first line of a failure; explanations are on the lines after it.
nonisolated func firstLine(of failure: some Any) -> String {
  "\(failure)".split(separator: "\n").first.map(String.init) ?? ""
}
