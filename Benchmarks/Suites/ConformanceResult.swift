public import Conformance

/// What became of one scenario on one contender.
public nonisolated struct ConformanceResult: Sendable {
  /// Who was checked.
  public let contender: String
  /// What was checked.
  public let scenario: Scenario
  /// What was otherwise than it has to be, with the screen; `nil` if the scenario passed.
  public let failure: String?

  /// Whether the scenario passed.
  public var passed: Bool { failure == nil }
  /// The failure's first line.
  public var message: String? { failure?.split(separator: "\n").first.map(String.init) }
}
