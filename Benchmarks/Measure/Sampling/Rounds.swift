/// Runs workloads in this process, round by round: every round each of them once, in an order shuffled by the seed.
///
/// So drift of the machine and the order of execution hit all alike, and ratios can be taken within a round. (Interleaved
/// trials as in Georges, Buytaert and Eeckhout, "Statistically Rigorous Java Performance Evaluation", OOPSLA 2007, and
/// Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013.)
public struct Rounds<Clock: NanosecondClock>: Sendable {
  private let schedule: Schedule
  private let clock: Clock

  /// Rounds on a clock of one's own.
  public init(_ schedule: Schedule, clock: Clock) {
    self.schedule = schedule
    self.clock = clock
  }

  /// Runs the workloads until the budget is spent, and at least the least number of rounds.
  ///
  /// No round is begun that would probably end after the budget. A workload that throws is dropped, with its samples.
  /// - Parameters:
  ///   - iterations: per sample, a number for each workload; `nil` finds them by calibration.
  ///   - progress: told after every round.
  @MainActor
  public func run(
    _ workloads: [Workload],
    iterations: [Int]? = nil,
    progress: @MainActor (RoundProgress) -> Void = { _ in }
  ) -> Record {
    let start = clock.now()
    func report(_ phase: RoundProgress.Phase, _ rounds: Int) {
      let elapsed = seconds(since: start)
      progress(RoundProgress(phase: phase, repetitions: rounds, elapsed: elapsed, budget: schedule.budget))
    }
    report(.calibrating, 0)
    var lanes = Lanes(workloads, sampler: Sampler(clock: clock), schedule: schedule, iterations: iterations)
    for _ in 0..<schedule.warmupRounds where lanes.areRunning {
      lanes.runRound(recording: false)
      report(.warmingUp, 0)
    }
    var rounds = 0
    var longest = 0.0
    let begin = seconds(since: start)
    while lanes.areRunning, goesOn(after: rounds, expecting: longest, elapsed: seconds(since: start)) {
      let before = seconds(since: start)
      lanes.runRound(recording: true)
      rounds += 1
      longest = max(longest, seconds(since: start) - before)
      report(.measuring, rounds)
    }
    let end = seconds(since: start)
    return Record(
      series: lanes.series,
      rounds: rounds,
      elapsed: end,
      secondsPerRound: (end - begin) / Double(max(1, rounds)),
      minimumExceededBudget: rounds <= schedule.minimumRounds && end > schedule.budget,
      shortSamples: lanes.shortSamples,
      profile: lanes.sampler.profile
    )
  }

  private func goesOn(after rounds: Int, expecting duration: Double, elapsed: Double) -> Bool {
    if rounds < schedule.minimumRounds { return true }
    return rounds < schedule.maximumRounds && elapsed + duration <= schedule.budget
  }

  private func seconds(since start: UInt64) -> Double {
    Double(clock.now() - start) / 1e9
  }
}

extension Rounds where Clock == MonotonicClock {
  /// Rounds on the system's monotonic clock.
  public init(_ schedule: Schedule) {
    self.init(schedule, clock: MonotonicClock())
  }
}
