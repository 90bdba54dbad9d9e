/// One contender's run of one benchmark: an untimed part before, a timed part, and an untimed part after.
///
/// Runs on the main actor, where user interface code lives.
public struct Workload: Sendable {
  /// An action of a workload: the preparation, the step itself, or the check.
  public typealias Action = @MainActor @Sendable () throws -> Void

  /// The points at which the clock is read.
  public enum Timing: Sendable, Hashable, CaseIterable {
    /// One time for all steps of a sample, which need nothing between; `prepare` and `verify` run once per sample.
    case batched
    /// One time for each step; `prepare` and `verify` run for every step, and the reads' cost is subtracted.
    case perStep
  }

  /// The contender's name in results.
  public let contender: String
  /// The benchmark's name in results; equal for all contenders that are compared.
  public let benchmark: String
  /// The points at which the clock is read.
  public let timing: Timing
  /// Prepares the state in which a step starts; untimed.
  public let prepare: Action
  /// Does the step, timed. ``verify`` checks its effect, so that no optimiser may leave it out.
  public let step: Action
  /// Throws if the step did not do what it should have; untimed. A workload that throws has no time.
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
