/// The results of a measurement and its circumstances: in one process, or in several that were put together.
public struct Record: Sendable, Codable {
  /// The series, one per workload, in the order they were given.
  public let series: [Series]
  /// Recorded rounds, over all processes.
  public let rounds: Int
  /// The seconds it took: in one process without its start, over several with everything.
  public let elapsed: Double
  /// Seconds that a recorded round took, with its untimed parts: the mean over all; 0 where there was none.
  public let secondsPerRound: Double
  /// True if the least that has to be measured took longer than the budget.
  public let minimumExceededBudget: Bool
  /// Workloads whose samples are shorter than asked because the budget is small, as indices into `series`.
  public let shortSamples: [Int]
  /// The clock that was measured with.
  public let profile: ClockProfile

  /// The number of processes that took part.
  public var processes: Int {
    series.map(\.processes.count).max() ?? 0
  }

  /// True if the processes were fewer than a run has where they are short, so that intervals are wide.
  public var hasFewProcesses: Bool {
    0 < processes && processes < Repetition<MonotonicClock>.leastProcesses
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

  /// Joins the records of processes that measured the same workloads; `nil` if there are none.
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

/// The samples of one workload: a list for each process that measured it, with one sample per recorded round.
public struct Series: Sendable, Hashable, Codable {
  /// The contender's name in results.
  public let contender: String
  /// The benchmark's name in results.
  public let benchmark: String
  /// Iterations per sample.
  public let iterations: Int
  /// Nanoseconds per iteration, 0 or more, by process and round; empty if the workload failed: errors give no time.
  public let processes: [[Double]]
  /// The error, if the workload threw one.
  public let failure: String?

  /// A series of samples in nanoseconds per iteration; all series that are compared have the same processes and rounds.
  public init(
    contender: String,
    benchmark: String,
    iterations: Int = 1,
    processes: [[Double]],
    failure: String? = nil
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.iterations = iterations
    self.processes = failure == nil ? processes : []
    self.failure = failure
  }

  /// The medians of the rounds, one value per process, in nanoseconds per iteration: they are what is compared.
  public var medians: [Double] {
    processes.compactMap(Quantile.median)
  }
}
