/// The mean for ratios: it does not depend on which side is called 1.
///
/// Fleming and Wallace, "How Not to Lie with Statistics", CACM 29 (1986). Never over different kinds of cost.
public enum GeometricMean {
  /// The geometric mean of positive values; nil if there are none or one is not positive.
  public static func of(_ values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
    return Double.exp(values.map(Double.log).reduce(0, +) / Double(values.count))
  }
}
