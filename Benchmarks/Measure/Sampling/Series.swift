/// The samples of one workload: a list for each process that measured it, with one sample per recorded round.
public struct Series: Sendable, Hashable, Codable {
  /// Who was measured.
  public let contender: String
  /// What was measured.
  public let benchmark: String
  /// Iterations per sample.
  public let iterations: Int
  /// Nanoseconds per iteration, 0 or more, by process and round; empty if the workload failed: a wrong answer gives no time.
  public let processes: [[Double]]
  /// What went wrong, if the workload threw.
  public let failure: String?

  /// A series of samples in nanoseconds per iteration; all series that are compared have the same processes and rounds.
  public init(
    contender: String,
    benchmark: String,
    iterations: Int = 1,
    processes: [[Double]],
    failure: String? = nil
  ) {
    self.contender = contender
    self.benchmark = benchmark
    self.iterations = iterations
    self.processes = failure == nil ? processes : []
    self.failure = failure
  }

  /// One value per process, the median of its rounds, in nanoseconds per iteration: what processes are compared by.
  public var medians: [Double] {
    processes.compactMap(Quantile.median)
  }
}
