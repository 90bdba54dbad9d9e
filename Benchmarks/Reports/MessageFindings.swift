public import Tracing

/// Messages that were counted beside a run.
public struct MessageFindings: Sendable {
  /// The counts; of other benchmarks too, perhaps.
  public let counts: [MessageCount]
  /// In which build they were counted, for a person.
  public let place: String

  /// Takes counts over.
  public init(_ counts: [MessageCount], countedIn place: String) {
    self.counts = counts
    self.place = place
  }
}
