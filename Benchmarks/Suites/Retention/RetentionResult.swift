/// What was left after round trips of one kind.
public nonisolated struct RetentionResult: Sendable {
  /// Who was watched.
  public let contender: String
  /// What came and went.
  public let scenario: RetentionScenario
  /// How many objects were alive after ten watched trips, by type; empty if nothing leaks.
  public let left: [String: Int]
  /// How many bytes a further trip adds, the median over nine times ten trips in whole units of 16 bytes; `nil` where the allocator does not say.
  public let bytesPerTrip: Double?

  /// How many objects were left.
  public var leftCount: Int { left.values.reduce(0, +) }
}
