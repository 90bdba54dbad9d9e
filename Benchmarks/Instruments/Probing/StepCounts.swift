public import Instruments

/// What one step of a benchmark costs a contender, counted exactly.
public struct StepCounts: Sendable, Codable {
  /// Who was counted.
  public let contender: String
  /// What was counted, as suite and name.
  public let benchmark: String
  /// On how many users.
  public let users: Int
  /// The mean number per step, of what can be counted here; empty if the benchmark failed.
  public let perStep: [Counter: Double]
  /// How many steps were counted, after some that were not.
  public let steps: Int
  /// Whether all steps of one kind counted the same: steps that go there, and steps that go back.
  public let isExact: Bool
  /// What was not as expected on screen; `nil` if nothing.
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
