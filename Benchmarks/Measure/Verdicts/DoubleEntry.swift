/// One contender entered under two names, by which a run measures its own noise.
public struct DoubleEntry: Sendable, Hashable {
  /// The name under which it is compared and ranked.
  public let contender: String
  /// The name under which it is only compared with itself.
  public let repeated: String

  /// Two names of the same contender.
  public init(contender: String, repeated: String) {
    self.contender = contender
    self.repeated = repeated
  }
}
