/// Runs workloads in this process, round by round: each of them once in every round, in an order shuffled by the seed.
///
/// So drift of the machine and the order of execution affect all alike, and ratios can be taken within a round.
/// (Interleaved trials as in Georges, Buytaert and Eeckhout, "Statistically Rigorous Java Performance Evaluation",
/// OOPSLA 2007, and Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013.)
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
  ///   - progress: called after every round.
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

/// The progress of a run.
public struct RoundProgress: Sendable, Hashable {
  /// A phase of the run.
  public enum Phase: Sendable, Hashable {
    /// Iterations per sample are being found.
    case calibrating
    /// A round that is not recorded.
    case warmingUp
    /// A round that is recorded.
    case measuring
    /// Processes measure, one after the other.
    case repeating
  }

  /// The current phase.
  public let phase: Phase
  /// The number of complete repetitions: recorded rounds, or processes if these are repeated.
  public let repetitions: Int
  /// The seconds since the start.
  public let elapsed: Double
  /// The seconds that the whole run may take.
  public let budget: Double
}

/// The plan of a run: its budget, the order and number of its rounds, and the length of its samples.
public struct Schedule: Sendable, Hashable {
  /// The number of rounds after which more would hardly narrow an interval.
  public static let roundsAtMost = 1_000

  /// The seconds that the whole run may take, with calibration, warm-up and everything untimed.
  public var budget: Double
  /// The seed that decides the order within each round.
  public var seed: UInt64
  /// Rounds that are recorded even if the budget is then exceeded; below 6 no median has a 95 % interval.
  public var minimumRounds = 6
  /// Rounds after which the run ends even if there is budget left.
  public var maximumRounds = Self.roundsAtMost
  /// Rounds that are run first and not recorded.
  public var warmupRounds = 1
  /// Steps before each sample that are not timed: before these, the caches are full of another workload's data.
  public var warmupSteps = 2
  /// The length from which a step is not warmed up again after its first run, in nanoseconds: what the caches held before
  /// no longer matters, and steps that take long would be the budget's greatest part.
  public var longStep = 1_000_000.0
  /// The least length of a sample's timed part, in nanoseconds; a thousand clock reads if that is longer. Many short
  /// samples say more than a few long ones: other users of the machine disturb for milliseconds at a time.
  public var minimumSample = 50_000.0

  /// Makes a schedule by budget, in seconds, and seed; everything else has defaults.
  public init(budget: Double, seed: UInt64) {
    self.budget = budget
    self.seed = seed
  }

  /// The time that one sample may take in all, in nanoseconds, if the least number of rounds is to fit into the budget.
  ///
  /// Calibration costs about as much as four rounds.
  func sampleLimit(workloads: Int) -> Double {
    budget * 1e9 / Double(max(1, workloads) * (max(1, minimumRounds) + warmupRounds + 4))
  }
}
