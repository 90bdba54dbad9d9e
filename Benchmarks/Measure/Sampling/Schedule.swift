/// How long to measure, in which order, and with samples of which length.
public struct Schedule: Sendable, Hashable {
  /// Rounds after which more would hardly narrow an interval.
  public static let roundsAtMost = 1_000

  /// What the whole run may take, in seconds, with calibration, warm-up and everything untimed.
  public var budget: Double
  /// Decides the order within each round.
  public var seed: UInt64
  /// Rounds that are recorded even if the budget is then exceeded; below 6 no median has a 95 % interval.
  public var minimumRounds = 6
  /// Rounds after which the run ends even if there is budget left.
  public var maximumRounds = Self.roundsAtMost
  /// Rounds that are run first and not recorded.
  public var warmupRounds = 1
  /// Steps before each sample that are not timed: the caches are still full of what another workload has done.
  public var warmupSteps = 2
  /// The least length of a sample's timed part, in nanoseconds; a thousand clock reads if that is longer. Many short
  /// samples say more than a few long ones: other users of the machine disturb for milliseconds at a time.
  public var minimumSample = 50_000.0

  /// A schedule by budget, in seconds, and seed; what else there is has defaults.
  public init(budget: Double, seed: UInt64) {
    self.budget = budget
    self.seed = seed
  }

  /// What one sample may take in all, in nanoseconds, if the least number of rounds is to fit into the budget.
  ///
  /// Calibration costs about as much as four rounds.
  func sampleLimit(workloads: Int) -> Double {
    budget * 1e9 / Double(max(1, workloads) * (max(1, minimumRounds) + warmupRounds + 4))
  }
}
