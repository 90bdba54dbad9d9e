/// How a ratio has changed from one run to another, from runs that have no process in common.
public struct Change: Sendable, Hashable {
  /// The later ratio over the earlier one: above 1 is slower.
  public let ratio: Double
  /// Its 95 % interval, by Yuen's t over the processes of both runs.
  public let interval: Interval

  /// Compares ratios of two runs, one from each process; `nil` if one has none or a ratio is not positive.
  public init?(from earlier: [Double], to later: [Double]) {
    guard (earlier + later).allSatisfy({ $0 > 0 && $0.isFinite }),
      let before = Self.mean(of: earlier.map(Double.log)),
      let after = Self.mean(of: later.map(Double.log))
    else { return nil }
    let difference = TrimmedMean(after, minus: before)
    ratio = Double.exp(difference.value)
    interval = difference.interval().map(Double.exp)
  }

  /// Whether the change is more than chance and noise: the interval excludes 1, and the ratio rises above the floor.
  public func verdict(noiseFloor: Double) -> Verdict {
    guard interval.isKnown, !interval.contains(1), NoiseFloor.isExceeded(by: ratio, floor: noiseFloor) else {
      return .tie
    }
    return ratio < 1 ? .faster : .slower
  }

  private static func mean(of logRatios: [Double]) -> TrimmedMean? {
    TrimmedMean(of: logRatios)?.widened(byBatchesOf: logRatios)
  }
}
