/// A median and how well it is known.
public struct Estimate: Sendable, Hashable {
  /// The median, in the samples' unit.
  public let median: Double
  /// Its 95 % interval, in the samples' unit; ``Interval/unknown`` below 6 samples.
  public let interval: Interval
  /// How many samples there are, 1 or more.
  public let count: Int

  /// Estimates the median of what the samples come from; nil if there are none.
  public init?(of samples: [Double]) {
    guard let median = Quantile.median(of: samples) else { return nil }
    self.median = median
    interval = OrderStatisticInterval.ofMedian(of: samples)
    count = samples.count
  }
}
