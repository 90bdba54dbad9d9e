import Measure

/// The mean of independent values without the lowest and the highest fifth, with its error, by Student's t.
///
/// On a shared machine some processes are far off. They would double the interval of a plain mean, and the median
/// would waste a third of the others. Tukey and McLaughlin, "Less Vulnerable Confidence and Significance Procedures for
/// Location Based on a Single Sample", Sankhyā A 25 (1963); for differences Yuen, "The Two-Sample Trimmed t for Unequal
/// Population Variances", Biometrika 61 (1974).
nonisolated struct TrimmedMean: Sendable {
  /// The share of the values that is left out at either end.
  private static let trimming = 0.2
  /// The number of batches in time that are compared.
  private static let batches = 8
  /// The least number of values in a batch: fewer say nothing of their own.
  private static let leastOfBatch = 5

  /// The mean, in the values' unit.
  let value: Double
  /// Its standard error, in the values' unit; infinite for a single value.
  let standardError: Double
  /// Degrees of freedom, 0 or more.
  let degrees: Double

  /// The trimmed mean of values; `nil` if there are none. Of fewer than five none is left out.
  init?(of values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let count = sorted.count
    let cut = Int(Self.trimming * Double(count))
    let kept = sorted[cut..<(count - cut)]
    // A value that is left out counts as the nearest that is kept: Winsor's variance.
    let winsorized = sorted.map { min(max($0, sorted[cut]), sorted[count - cut - 1]) }
    self.init(
      value: kept.reduce(0, +) / Double(kept.count),
      standardError: (Spread.variance(of: winsorized) * Double(count)).squareRoot() / Double(kept.count),
      degrees: Double(kept.count - 1)
    )
  }

  private init(value: Double, standardError: Double, degrees: Double) {
    self.value = value
    self.standardError = standardError
    self.degrees = degrees
  }

  /// Widens the error to that of the means of successive batches of values, if that is larger.
  ///
  /// A disturbance that lasts for a while makes neighbours in time alike, and then the spread of the values is too
  /// small (Conway, "Some Tactical Problems in Digital Simulation", Management Science 10, 1963).
  /// - Parameter values: the values of this mean, in the order in which they were measured; too few change nothing.
  func widened(byBatchesOf values: [Double]) -> TrimmedMean {
    guard values.count >= Self.batches * Self.leastOfBatch else { return self }
    let bounds = (0...Self.batches).map { $0 * values.count / Self.batches }
    let means = zip(bounds, bounds.dropFirst()).compactMap { TrimmedMean(of: Array(values[$0..<$1]))?.value }
    let error = (Spread.variance(of: means) / Double(means.count)).squareRoot()
    let batched = TrimmedMean(value: value, standardError: error, degrees: Double(means.count - 1))
    return batched.reach(level: 0.95) > reach(level: 0.95) ? batched : self
  }

  /// Makes the difference of two means whose values are independent.
  init(_ mean: TrimmedMean, minus other: TrimmedMean) {
    let (own, others) = (mean.standardError * mean.standardError, other.standardError * other.standardError)
    value = mean.value - other.value
    standardError = (own + others).squareRoot()
    let denominator = own * own / mean.degrees + others * others / other.degrees
    degrees = denominator > 0 ? (own + others) * (own + others) / denominator : mean.degrees + other.degrees
  }

  /// The interval that holds the true mean with probability `level`; ``Interval/unknown`` for a single value.
  func interval(level: Double = 0.95) -> Interval {
    interval(reaching: reach(level: level))
  }

  /// The interval that holds the mean of as many values again with probability `level`, as long as the machine stays as
  /// it is; ``Interval/unknown`` for a single value.
  ///
  /// The other mean has the same error as this one, so the interval is √2 as wide as the one of the true mean.
  func intervalOfAnother(level: Double = 0.95) -> Interval {
    interval(reaching: 2.0.squareRoot() * reach(level: level))
  }

  private func interval(reaching reach: Double) -> Interval {
    reach.isFinite ? Interval(lower: value - reach, upper: value + reach) : .unknown
  }

  /// The distance of the bounds of the true mean's interval from the mean; infinite for a single value.
  private func reach(level: Double) -> Double {
    guard degrees >= 1, standardError.isFinite else { return .infinity }
    return StudentT.quantile(level: level, degrees: Int(degrees)) * standardError
  }

  /// The probability of a mean this far from 0 by chance, within 0…1.
  var pValue: Double {
    guard degrees >= 1, standardError.isFinite else { return 1 }
    guard standardError > 0 else { return value == 0 ? 1 : 0 }
    return max(0, 1 - StudentT.probability(within: (value / standardError).magnitude, degrees: Int(degrees)))
  }
}

/// Student's t distribution for whole degrees of freedom.
///
/// Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.3 and 26.7.4.
public nonisolated enum StudentT {
  /// The probability that |T| does not exceed `value`, 0 or more, with 1 or more degrees of freedom.
  public static func probability(within value: Double, degrees: Int) -> Double {
    let angle = Double.atan(value / Double(degrees).squareRoot())
    let cosine = Double.cos(angle)
    let isOdd = degrees % 2 == 1
    var term = isOdd ? cosine : 1
    var sum = 0.0
    var power = isOdd ? 1 : 0
    while power <= degrees - 2 {
      sum += term
      term *= cosine * cosine * Double(power + 1) / Double(power + 2)
      power += 2
    }
    sum *= Double.sin(angle)
    return isOdd ? 2 / Double.pi * (angle + sum) : sum
  }

  /// The value that |T| does not exceed with probability `level`, within 0..<1, by bisection.
  ///
  /// Infinite without degrees of freedom and at level 1, where no value would do.
  public static func quantile(level: Double, degrees: Int) -> Double {
    guard degrees > 0, level < 1 else { return .infinity }
    var upper = 1.0
    while probability(within: upper, degrees: degrees) < level { upper *= 2 }
    var lower = 0.0
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if probability(within: middle, degrees: degrees) < level { lower = middle } else { upper = middle }
    }
    return upper
  }
}
