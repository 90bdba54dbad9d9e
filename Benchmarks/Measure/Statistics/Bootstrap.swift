/// Percentile intervals from resampling with replacement.
///
/// Efron and Tibshirani, "An Introduction to the Bootstrap", chapter 13.
public struct Bootstrap: Sendable, Hashable {
  /// Resamples drawn; 1 000 or more for a 95 % interval.
  public let resamples: Int
  /// Decides the resamples: the same seed and samples give the same interval.
  public let seed: UInt64

  /// A bootstrap of as many resamples, drawn by the seed.
  public init(resamples: Int = 2_000, seed: UInt64) {
    self.resamples = resamples
    self.seed = seed
  }

  /// The percentile interval of the ratio of two medians whose samples have nothing to do with each other.
  ///
  /// ``Interval/unknown`` below the number of samples at which any interval between samples can reach the level: the
  /// bootstrap would answer even for one sample, with an interval of no width.
  public func intervalOfMedianRatio(of samples: [Double], to others: [Double], level: Double = 0.95) -> Interval {
    guard [samples, others].allSatisfy({ OrderStatisticInterval.depth(count: $0.count, level: level) != nil })
    else { return .unknown }
    let sorted = samples.sorted()
    let otherSorted = others.sorted()
    var generator = SplitMix64(seed: seed)
    let ratios = (0..<max(1, resamples)).map { _ in
      median(ofResampled: sorted, using: &generator) / median(ofResampled: otherSorted, using: &generator)
    }.sorted()
    guard let lower = Quantile.ofSorted(ratios, at: (1 - level) / 2),
      let upper = Quantile.ofSorted(ratios, at: (1 + level) / 2)
    else { return .unknown }
    return Interval(lower: lower, upper: upper)
  }

  /// Counts how often each sample is drawn and walks to the middle, which spares sorting every resample.
  private func median(ofResampled sorted: [Double], using generator: inout SplitMix64) -> Double {
    let count = sorted.count
    var draws = [Int](repeating: 0, count: count)
    for _ in 0..<count { draws[Int.random(in: 0..<count, using: &generator)] += 1 }
    var seen = 0
    var lowerMiddle: Double?
    for (value, drawn) in zip(sorted, draws) where drawn > 0 {
      seen += drawn
      if lowerMiddle == nil, seen > (count - 1) / 2 { lowerMiddle = value }
      if seen > count / 2 { return ((lowerMiddle ?? value) + value) / 2 }
    }
    return .nan
  }
}
