/// How a figure has changed from one run to another, from samples that have no rounds in common.
public struct Change: Sendable, Hashable {
  /// The ratio of the medians, later to earlier: above 1 is slower.
  public let ratio: Double
  /// Its 95 % interval by bootstrap.
  public let interval: Interval

  /// Compares samples of two runs, in one unit; nil if one has none or a median is not positive.
  public init?(from earlier: [Double], to later: [Double], seed: UInt64) {
    guard let before = Quantile.median(of: earlier), let after = Quantile.median(of: later), before > 0, after > 0
    else { return nil }
    ratio = after / before
    interval = Bootstrap(seed: seed).intervalOfMedianRatio(of: later, to: earlier)
  }

  /// Whether the change is more than chance and noise: the interval excludes 1, and the ratio rises above the floor.
  public func verdict(noiseFloor: Double) -> Verdict {
    guard !interval.contains(1), NoiseFloor.isExceeded(by: ratio, floor: noiseFloor) else { return .tie }
    return ratio < 1 ? .faster : .slower
  }
}
