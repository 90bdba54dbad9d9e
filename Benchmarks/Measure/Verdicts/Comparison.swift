/// How long one contender takes relative to another in one benchmark, from ratios taken within rounds.
///
/// What slows a whole round down hits both sides of a ratio and cancels. All is reckoned in logarithms, so that
/// exchanging the sides inverts the ratio and changes nothing else.
public struct Comparison: Sendable, Hashable {
  /// The median of the within-round ratios; above 1 if the first side is slower.
  public let ratio: Double
  /// The 95 % interval of the ratio; bounds 0 and infinity if there are fewer than 6 rounds.
  public let interval: Interval
  /// The probability of ratios this far from symmetry about 1 by chance, within 0…1, uncorrected.
  public let pValue: Double
  /// From how many rounds, 1 or more.
  public let count: Int

  /// Compares samples of the same rounds, in the same unit; nil if there are none or their numbers differ.
  ///
  /// A sample of 0, which is below what the harness can see, counts as the smallest number that is not.
  public init?(of samples: [Double], to reference: [Double]) {
    guard samples.count == reference.count else { return nil }
    let logRatios = zip(samples, reference).map { Self.logarithm($0) - Self.logarithm($1) }
    guard let median = Quantile.median(of: logRatios) else { return nil }
    ratio = Double.exp(median)
    interval = OrderStatisticInterval.ofMedian(of: logRatios).map(Double.exp)
    pValue = WilcoxonSignedRank.pValue(of: logRatios)
    count = logRatios.count
  }

  private init(ratio: Double, interval: Interval, pValue: Double, count: Int) {
    self.ratio = ratio
    self.interval = interval
    self.pValue = pValue
    self.count = count
  }

  /// The same comparison with the sides exchanged.
  public var inverse: Comparison {
    Comparison(
      ratio: 1 / ratio,
      interval: Interval(lower: 1 / interval.upper, upper: 1 / interval.lower),
      pValue: pValue,
      count: count
    )
  }

  private static func logarithm(_ sample: Double) -> Double {
    Double.log(max(sample, Double.leastNormalMagnitude))
  }
}
