public import Ownership

/// What is left of a contender in all scenarios together, and what to change so that nothing is.
public struct ContenderLeaks: Sendable, Codable {
  /// Who was looked at.
  public let contender: String
  /// What became of it, in the worst of the scenarios.
  public let remains: Remains
  /// What is left, and why: every object once, and every reason once, whatever the scenario.
  public let left: LeakReport

  /// Notes what was found.
  public init(contender: String, remains: Remains, left: LeakReport) {
    self.contender = contender
    self.remains = remains
    self.left = left
  }
}
