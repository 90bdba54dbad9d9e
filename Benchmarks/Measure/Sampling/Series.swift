/// The samples of one workload, one per recorded round.
public struct Series: Sendable, Hashable {
  /// Who was measured.
  public let contender: String
  /// What was measured.
  public let benchmark: String
  /// Iterations per sample.
  public let iterations: Int
  /// Nanoseconds per iteration by round, 0 or more; empty if the workload failed: a wrong answer is no time.
  public let samples: [Double]
  /// What went wrong, if the workload threw.
  public let failure: String?

  /// A series from samples in nanoseconds per iteration; all series that are compared have the same rounds.
  public init(
    contender: String,
    benchmark: String,
    iterations: Int = 1,
    samples: [Double],
    failure: String? = nil
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.iterations = iterations
    self.samples = failure == nil ? samples : []
    self.failure = failure
  }
}
