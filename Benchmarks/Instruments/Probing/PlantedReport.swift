public import Ownership

/// What the leak finder says of a program that leaks on purpose, and of its copy that does not.
public struct PlantedReport: Sendable, Codable {
  /// Which program.
  public let kind: String
  /// Whether it made owners before what they own, `ownerFirst`, or after it, `ownedFirst`.
  public let order: String
  /// What was found when it leaked.
  public let leaking: LeakReport
  /// What was found when it did not.
  public let clean: LeakReport

  /// Notes what was found.
  public init(kind: String, order: String, leaking: LeakReport, clean: LeakReport) {
    self.kind = kind
    self.order = order
    self.leaking = leaking
    self.clean = clean
  }
}
