/// One contender doing one benchmark: what is done untimed before, timed, and untimed after.
///
/// Runs on the main actor, where user interface code lives.
public struct Workload: Sendable {
  /// What a workload does at one of its three moments.
  public typealias Action = @MainActor @Sendable () throws -> Void

  /// Where the clock is read.
  public enum Timing: Sendable, Hashable, CaseIterable {
    /// Once around all steps of a sample; `prepare` and `verify` run once per sample. For steps that need nothing between.
    case batched
    /// Around each step; `prepare` and `verify` run for every step, and the reads' cost is subtracted.
    case perStep
  }

  /// Who is measured, as it is called in results.
  public let contender: String
  /// What is measured, as it is called in results; equal for all contenders that are compared.
  public let benchmark: String
  /// Where the clock is read.
  public let timing: Timing
  /// Untimed: brings about the state in which a step starts.
  public let prepare: Action
  /// Timed: what is measured. What it brings about is checked by ``verify``, so that no optimiser may leave it out.
  public let step: Action
  /// Untimed: throws if the step did not do what it should have; such a workload has no time.
  public let verify: Action

  /// Describes a workload; nothing runs yet.
  public init(
    contender: String,
    benchmark: String,
    timing: Timing,
    prepare: @escaping Action = {},
    step: @escaping Action,
    verify: @escaping Action = {}
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.timing = timing
    self.prepare = prepare
    self.step = step
    self.verify = verify
  }
}
