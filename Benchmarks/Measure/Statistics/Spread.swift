/// How far values lie apart.
enum Spread {
  /// The sample variance, in the square of the values' unit; infinite for fewer than 2 values.
  static func variance(of values: [Double]) -> Double {
    guard values.count > 1 else { return .infinity }
    let mean = values.reduce(0, +) / Double(values.count)
    return values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }

  /// Half the distance of the quartiles, scaled to be a normal distribution's standard deviation, in the values' unit: a
  /// few values that are far off do not change it. 0 for fewer than 2 values.
  static func deviation(of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let lower = Quantile.ofSorted(sorted, at: 0.25), let upper = Quantile.ofSorted(sorted, at: 0.75) else {
      return 0
    }
    return (upper - lower) / 1.349
  }
}
