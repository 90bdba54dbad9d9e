/// Student's t distribution for whole degrees of freedom.
///
/// Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.3 and 26.7.4.
public enum StudentT {
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
