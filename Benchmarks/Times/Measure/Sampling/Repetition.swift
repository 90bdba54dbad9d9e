import SeededRandom

/// Repeats a measurement in process after process until a budget is spent.
///
/// Rounds of one process agree with each other better than with those of the next: the placement of code, heap and
/// stack stays the same within a process (Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously
/// Wrong!", ASPLOS 2009; Curtsinger and Berger, "Stabilizer", ASPLOS 2013). So processes have to be repeated,
/// and rounds within them only as often as a start is worth (Kalibera and Jones, "Rigorous Benchmarking in Reasonable
/// Time", ISMM 2013).
public struct Repetition<Clock: NanosecondClock>: Sendable {
  /// The instructions for one process.
  public struct Turn: Sendable, Hashable, Codable {
    /// Decides the order of everything, and the placement in memory that the process gives itself.
    public let seed: UInt64
    /// Rounds to record.
    public let rounds: Int
    /// Iterations per sample of every workload; `nil` for the first process, which finds them.
    public let iterations: [Int]?
    /// The seconds that the first process may take; it makes samples shorter if it has to.
    public let budget: Double
  }

  /// The least number of processes where they are short: fewer would know their spread too badly.
  public static var leastProcesses: Int { 10 }
  /// The least number of processes whatever they take: below it no median has a 95 % interval.
  public static var fewestProcesses: Int { 6 }
  /// The seconds in which ``leastProcesses`` run even if the budget is smaller.
  private static var leastBudget: Double { 10 }
  /// The greatest number of processes: more would hardly narrow an interval.
  public static var mostProcesses: Int { 400 }
  /// The typical ratio of variances: that of rounds within a process, over that of processes.
  private static var typicalVariances: Double { 15 }

  private let budget: Double
  private let seed: UInt64
  private let clock: Clock

  /// Repetition on a clock of one's own, for a budget in seconds.
  public init(budget: Double, seed: UInt64, clock: Clock) {
    self.budget = budget
    self.seed = seed
    self.clock = clock
  }

  /// Runs processes until the budget is spent, and at least ``leastProcesses``; if these took longer than the budget and
  /// ten seconds, at least ``fewestProcesses``.
  ///
  /// A first process finds how many iterations make a sample, and what a start costs; its samples are not used. No
  /// process is begun that would probably end after the budget.
  /// - Parameters:
  ///   - process: measures in a process of its own, and waits for it.
  ///   - progress: called after every process.
  /// - Returns: the processes' records as one.
  /// - Throws: the errors that `process` throws.
  @MainActor
  public func run(
    progress: @MainActor (RoundProgress) -> Void = { _ in },
    _ process: @MainActor (Turn) throws -> Record
  ) rethrows -> Record? {
    let start = clock.now()
    var seeds = SplitMix64(seed: seed)
    func report(_ phase: RoundProgress.Phase, _ count: Int) {
      progress(RoundProgress(phase: phase, repetitions: count, elapsed: seconds(since: start), budget: budget))
    }
    report(.calibrating, 0)
    let share = budget / Double(Self.leastProcesses)
    let first = try process(Turn(seed: seeds.next(), rounds: 2, iterations: nil, budget: share))
    let rounds = rounds(after: first, taking: seconds(since: start))
    let iterations = first.series.map(\.iterations)
    var records: [Record] = []
    var longest = 0.0
    while goesOn(after: records.count, expecting: longest, elapsed: seconds(since: start)) {
      let before = seconds(since: start)
      records.append(try process(Turn(seed: seeds.next(), rounds: rounds, iterations: iterations, budget: share)))
      longest = max(longest, seconds(since: start) - before)
      report(.repeating, records.count)
    }
    let elapsed = seconds(since: start)
    let exceeds = records.count <= Self.leastProcesses && elapsed > budget
    return Record(of: records, elapsed: elapsed, exceedsBudget: exceeds, short: first.shortSamples)
  }

  private func goesOn(after count: Int, expecting duration: Double, elapsed: Double) -> Bool {
    if count < Self.fewestProcesses { return true }
    let allowed = count < Self.leastProcesses ? max(budget, Self.leastBudget) : budget
    return count < Self.mostProcesses && elapsed + duration <= allowed
  }

  /// The number of rounds that a process's start makes worthwhile; fewer if the least number of processes needs it.
  private func rounds(after first: Record, taking seconds: Double) -> Int {
    guard first.secondsPerRound > 0 else { return 1 }
    // The warm-up is part of what a process costs before it measures.
    let begin = seconds - first.elapsed + 2 * first.secondsPerRound
    let worthwhile = (Self.typicalVariances * begin / first.secondsPerRound).squareRoot().rounded(.up)
    let allowed = ((budget - seconds) / Double(Self.leastProcesses) - begin) / first.secondsPerRound
    return max(2, Int(min(worthwhile, allowed, Double(Schedule.roundsAtMost))))
  }

  private func seconds(since start: UInt64) -> Double {
    Double(clock.now() - start) / 1e9
  }
}

extension Repetition where Clock == MonotonicClock {
  /// Repetition on the system's monotonic clock, for a budget in seconds.
  public init(budget: Double, seed: UInt64) {
    self.init(budget: budget, seed: seed, clock: MonotonicClock())
  }
}
