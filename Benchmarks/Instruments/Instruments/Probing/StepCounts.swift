/// The cost of one step of a benchmark for a contender, counted exactly.
public struct StepCounts: Sendable, Codable {
  /// The contender's id.
  public let contender: String
  /// The benchmark, as suite and name.
  public let benchmark: String
  /// The number of users.
  public let users: Int
  /// The mean number per step, of what can be counted here; empty if the benchmark failed.
  public let perStep: [Counter: Double]
  /// The number of steps that were counted, after some that were not.
  public let steps: Int
  /// True if all steps of one kind counted the same: steps that go there, and steps that go back.
  public let isExact: Bool
  /// The error of a step or its check, in one line; `nil` if there was none.
  public let failure: String?

  /// Notes what was counted.
  public init(
    contender: String,
    benchmark: String,
    users: Int,
    perStep: [Counter: Double],
    steps: Int,
    isExact: Bool,
    failure: String? = nil
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.users = users
    self.perStep = perStep
    self.steps = steps
    self.isExact = isExact
    self.failure = failure
  }
}
