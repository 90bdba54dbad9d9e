/// Quantiles of samples, interpolated linearly between order statistics.
///
/// Hyndman and Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996), type 7.
public enum Quantile {
  /// The sample quantile at `probability` within 0…1, in the samples' unit; nil if there are none.
  public static func of(_ samples: [Double], at probability: Double) -> Double? {
    ofSorted(samples.sorted(), at: probability)
  }

  /// The middle sample, or the mean of the middle two, in the samples' unit; nil if there are none.
  public static func median(of samples: [Double]) -> Double? {
    of(samples, at: 0.5)
  }

  static func ofSorted(_ sorted: [Double], at probability: Double) -> Double? {
    guard !sorted.isEmpty else { return nil }
    let position = Double(sorted.count - 1) * min(max(probability, 0), 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    let weight = position - Double(below)
    return weight == 0 ? sorted[below] : sorted[below] * (1 - weight) + sorted[above] * weight
  }
}

/// Measures of the spread of values.
package enum Spread {
  /// The sample variance, in the square of the values' unit; infinite for fewer than 2 values.
  package static func variance(of values: [Double]) -> Double {
    guard values.count > 1 else { return .infinity }
    let mean = values.reduce(0, +) / Double(values.count)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }

  /// Half the distance of the quartiles, scaled to be a normal distribution's standard deviation, in the values' unit;
  /// a few values that are far off do not change it. 0 for fewer than 2 values.
  package static func deviation(of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let lower = Quantile.ofSorted(sorted, at: 0.25), let upper = Quantile.ofSorted(sorted, at: 0.75) else {
      return 0
    }
    return (upper - lower) / 1.349
  }
}
