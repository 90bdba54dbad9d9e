public import Measure

/// Everything that a run has found out.
public nonisolated struct RunResults: Sendable {
  /// What was to be done.
  public let plan: RunPlan
  /// Where it was done.
  public let environment: RunEnvironment
  /// Every scenario on every contender.
  public let conformance: [ConformanceResult]
  /// Objects alive per screen, by contender that passed.
  public let populations: [Population]
  /// Objects and bytes left, by contender that passed and scenario.
  public let retention: [RetentionResult]
  /// All samples; `nil` if nothing was timed.
  public let record: Record?
  /// What the samples say; `nil` if nothing was timed.
  public let analysis: Analysis?
  /// What went wrong besides conformance, in one line each.
  public let problems: [String]

  /// The contenders that failed a scenario: they are not measured.
  public var rejected: [String] {
    plan.contenders.map(\.id).filter { id in conformance.contains { $0.contender == id && !$0.passed } }
  }

  /// Whether every check held: conformance, no object of a contender's own left, no benchmark gave a wrong answer.
  ///
  /// Bytes are shown and not judged: they are the whole process's, and what has leaked among them are objects.
  public var isFine: Bool {
    rejected.isEmpty && problems.isEmpty && retention.allSatisfy { $0.leftCount == 0 }
  }
}
