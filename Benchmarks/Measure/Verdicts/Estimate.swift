/// A median over processes and how well it is known.
public struct Estimate: Sendable, Hashable {
  /// The median, in the values' unit.
  public let median: Double
  /// Its 95 % interval, in the values' unit; ``Interval/unknown`` below 6 values.
  public let interval: Interval
  /// How many values there are, one from each process, 1 or more.
  public let count: Int

  /// Estimates the median of what the values come from, one from each process; `nil` if there are none.
  public init?(of samples: [Double]) {
    guard let median = Quantile.median(of: samples) else { return nil }
    self.median = median
    interval = OrderStatisticInterval.ofMedian(of: samples)
    count = samples.count
  }
}
