/// The result of a request to the instrumented program, or the reason why there is none.
public enum ProbeResult<Value: Sendable>: Sendable {
  /// The value that was requested.
  case available(Value)
  /// The reason why there is no value, in one sentence.
  case unavailable(String)

  /// The value; `nil` if there is none.
  public var value: Value? {
    if case .available(let value) = self { value } else { nil }
  }

  /// The reason why there is no value; `nil` if there is one.
  public var reason: String? {
    if case .unavailable(let reason) = self { reason } else { nil }
  }

  /// Returns a result with a part of the value.
  public func map<Other>(_ part: (Value) -> Other) -> ProbeResult<Other> {
    switch self {
    case .available(let value): .available(part(value))
    case .unavailable(let reason): .unavailable(reason)
    }
  }
}

/// The answer of the instrumented program, in JSON; parts that were not requested are empty.
public struct ProbeAnswer: Sendable, Codable {
  /// The version of this format.
  public let schema: Int
  /// The coverage of the counters here.
  public let coverage: Coverage
  /// Counts per step.
  public var counts: [StepCounts] = []
  /// Censuses after round trips.
  public var retention: [RetentionCensus] = []
  /// The leaks of each contender in all these censuses.
  public var leaks: [ContenderLeaks] = []
  /// Censuses under load.
  public var loads: [LoadCensus] = []
  /// Graphs of live screens.
  public var graphs: [ScreenGraph] = []
  /// The problems, in one line each.
  public var problems: [String] = []

  /// The version of the format that this program reads and writes.
  public static let currentSchema = 1

  /// Begins an answer.
  public init(coverage: Coverage) {
    schema = Self.currentSchema
    self.coverage = coverage
  }
}
