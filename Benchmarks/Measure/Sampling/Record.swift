/// What a run of rounds has measured, and under which circumstances.
public struct Record: Sendable {
  /// One per workload, in the order they were given.
  public let series: [Series]
  /// Recorded rounds.
  public let rounds: Int
  /// Seconds the whole run took.
  public let elapsed: Double
  /// Whether the least number of rounds took longer than the budget.
  public let minimumExceededBudget: Bool
  /// Workloads whose samples are shorter than asked because the budget is small, as indices into `series`.
  public let shortSamples: [Int]
  /// The clock that was measured with.
  public let profile: ClockProfile
}
