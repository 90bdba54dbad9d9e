import Measure

/// The distance from 1 of the ratio of a contender to itself: smaller differences mean nothing.
///
/// Measured by the run itself, with one contender entered twice under two names, as in Kalibera and Jones, "Rigorous
/// Benchmarking in Reasonable Time", ISMM 2013: an A/A comparison shows what order and layout do.
public nonisolated struct NoiseFloor: Sendable, Hashable {
  /// The least floor, 1 %. A contender that is entered twice runs the same code at the same addresses, but the
  /// placement of code and data makes
  /// different code differ by about as much (Mytkowicz et al., "Producing Wrong Data Without Doing Anything Obviously
  /// Wrong!", ASPLOS 2009).
  public static let least = 0.01

  /// The floors by benchmark: the greatest |ratio − 1| that the interval between two entries of one contender allows;
  /// infinite if the interval is not known.
  public let byBenchmark: [String: Double]

  /// The floor from comparisons of a contender's two entries, by benchmark.
  public init(comparisons: [String: Comparison]) {
    byBenchmark = comparisons.mapValues { max(Self.least, Self.excess(of: $0.confidence)) }
  }

  /// A floor known from elsewhere, by benchmark, as |ratio − 1|.
  public init(byBenchmark: [String: Double]) {
    self.byBenchmark = byBenchmark
  }

  /// The upper bound over all benchmarks, as |ratio − 1|; infinite if nothing was measured.
  public var overall: Double {
    byBenchmark.values.max() ?? .infinity
  }

  /// The floor of a benchmark, as |ratio − 1|; the upper bound over all if no contender was entered twice in it.
  public func of(_ benchmark: String) -> Double {
    byBenchmark[benchmark] ?? overall
  }

  /// Returns true if a ratio, or its inverse if it is below 1, rises above a floor.
  static func isExceeded(by ratio: Double, floor: Double) -> Bool {
    max(ratio, 1 / ratio) - 1 > floor
  }

  private static func excess(of interval: Interval) -> Double {
    max(interval.upper, 1 / interval.lower) - 1
  }
}
