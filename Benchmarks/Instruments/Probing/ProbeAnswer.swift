public import Instruments

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
