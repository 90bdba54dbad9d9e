/// What was measured, and under which circumstances: in one process, or in several that were put together.
public struct Record: Sendable, Codable {
  /// One per workload, in the order they were given.
  public let series: [Series]
  /// Recorded rounds, over all processes.
  public let rounds: Int
  /// Seconds it took: in one process without its start, over several with everything.
  public let elapsed: Double
  /// Seconds that a recorded round took, with its untimed parts: the mean over all; 0 where there was none.
  public let secondsPerRound: Double
  /// Whether the least that has to be measured took longer than the budget.
  public let minimumExceededBudget: Bool
  /// Workloads whose samples are shorter than asked because the budget is small, as indices into `series`.
  public let shortSamples: [Int]
  /// The clock that was measured with.
  public let profile: ClockProfile

  /// How many processes took part.
  public var processes: Int {
    series.map(\.processes.count).max() ?? 0
  }
}

extension Record {
  /// A record of one process.
  ///
  /// - Parameters:
  ///   - elapsed: in seconds, without the process's start.
  ///   - secondsPerRound: of a recorded round, with its untimed parts.
  package init(series: [Series], rounds: Int, elapsed: Double, secondsPerRound: Double) {
    self.init(
      series: series,
      rounds: rounds,
      elapsed: elapsed,
      secondsPerRound: secondsPerRound,
      minimumExceededBudget: false,
      shortSamples: [],
      profile: ClockProfile(resolution: 1, overhead: 0)
    )
  }

  /// Puts the records of processes together that measured the same workloads; `nil` if there are none.
  ///
  /// A workload that failed in one of them has no time. `short` are indices of workloads with short samples.
  init?(of records: [Record], elapsed: Double, exceedsBudget: Bool, short: [Int]) {
    guard let first = records.first else { return nil }
    series = first.series.indices.map { index in
      let parts = records.map { $0.series[index] }
      return Series(
        contender: parts[0].contender,
        benchmark: parts[0].benchmark,
        iterations: parts[0].iterations,
        processes: parts.flatMap(\.processes),
        failure: parts.lazy.compactMap(\.failure).first
      )
    }
    rounds = records.reduce(0) { $0 + $1.rounds }
    self.elapsed = elapsed
    secondsPerRound = records.reduce(0) { $0 + $1.secondsPerRound } / Double(records.count)
    minimumExceededBudget = exceedsBudget
    shortSamples = short
    profile = first.profile
  }
}
