/// One contender entered under two names, by which a run measures its own noise.
public struct Twins: Sendable, Hashable {
  /// The name under which it is compared and ranked.
  public let contender: String
  /// The name under which it is only compared with itself.
  public let twin: String

  /// Two names of the same contender.
  public init(contender: String, twin: String) {
    self.contender = contender
    self.twin = twin
  }
}
