public import Instruments

/// What the instrumented program found out, or why it could not.
public enum ProbeResult<Value: Sendable>: Sendable {
  /// What was asked for.
  case available(Value)
  /// Why it cannot be had here, in one sentence.
  case unavailable(String)

  /// What was asked for; `nil` if it cannot be had.
  public var value: Value? {
    if case .available(let value) = self { value } else { nil }
  }

  /// Why it cannot be had; `nil` if it can.
  public var reason: String? {
    if case .unavailable(let reason) = self { reason } else { nil }
  }

  /// A part of what was asked for.
  public func map<Other>(_ part: (Value) -> Other) -> ProbeResult<Other> {
    switch self {
    case .available(let value): .available(part(value))
    case .unavailable(let reason): .unavailable(reason)
    }
  }
}

/// What the instrumented program answers, in JSON; what was not asked for is empty.
public struct ProbeAnswer: Sendable, Codable {
  /// The version of this format.
  public let schema: Int
  /// What can be counted here.
  public let coverage: Coverage
  /// Counts per step.
  public var counts: [StepCounts] = []
  /// Censuses after round trips.
  public var retention: [RetentionCensus] = []
  /// What these come to for each contender.
  public var leaks: [ContenderLeaks] = []
  /// Censuses under load.
  public var loads: [LoadCensus] = []
  /// Graphs of live screens.
  public var graphs: [ScreenGraph] = []
  /// What the leak finder says of a program that leaks on purpose.
  public var planted: [PlantedReport] = []
  /// What went wrong, in one line each.
  public var problems: [String] = []

  /// The version of the format that this program reads and writes.
  public static let currentSchema = 1

  /// Begins an answer.
  public init(coverage: Coverage) {
    schema = Self.currentSchema
    self.coverage = coverage
  }
}
