/// The mean for ratios: it does not depend on which side is called 1.
///
/// Fleming and Wallace, "How Not to Lie with Statistics", CACM 29 (1986). Never over different kinds of cost.
public enum GeometricMean {
  /// The geometric mean of positive values; nil if there are none or one is not positive.
  public static func of(_ values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
    return Double.exp(values.map(Double.log).reduce(0, +) / Double(values.count))
  }

  /// The geometric means over benchmarks, round by round, for a ``Comparison`` of whole suites.
  /// - Parameter samples: one array per benchmark, with one positive sample per round, in one unit.
  /// - Returns: one mean per round; nil if the numbers of rounds differ or a sample is not positive.
  public static func byRound(_ samples: [[Double]]) -> [Double]? {
    guard let rounds = samples.first?.count, samples.allSatisfy({ $0.count == rounds }) else { return nil }
    let means = (0..<rounds).compactMap { round in of(samples.map { $0[round] }) }
    return means.count == rounds ? means : nil
  }
}
