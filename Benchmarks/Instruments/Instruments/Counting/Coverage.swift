/// What the instrumented program can count here, as its calibration has found out.
public struct Coverage: Sendable, Hashable, Codable {
  /// One kind of count.
  public struct Entry: Sendable, Hashable, Codable {
    /// What is counted.
    public let counter: Counter
    /// Whether the count is exact here.
    public let isAvailable: Bool
    /// Why it is, or is not.
    public let reason: String

    /// Says whether something is counted here, and why.
    public init(_ counter: Counter, isAvailable: Bool, reason: String) {
      self.counter = counter
      self.isAvailable = isAvailable
      self.reason = reason
    }
  }

  /// Every kind of count, once.
  public let entries: [Entry]
  /// Whether the heap can be listed here.
  public let hasCensus: Bool
  /// Why it can, or cannot.
  public let censusReason: String
  /// What no count includes.
  public let limits: [String]

  /// Describes what is counted.
  public init(entries: [Entry], hasCensus: Bool, censusReason: String, limits: [String]) {
    self.entries = entries
    self.hasCensus = hasCensus
    self.censusReason = censusReason
    self.limits = limits
  }

  /// Whether a count is exact here.
  public func covers(_ counter: Counter) -> Bool {
    entries.contains { $0.counter == counter && $0.isAvailable }
  }
}
