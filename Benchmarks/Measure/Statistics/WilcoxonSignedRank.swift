/// Whether paired differences are symmetric about 0.
///
/// Wilcoxon, "Individual Comparisons by Ranking Methods", Biometrics Bulletin 1 (1945); Hollander, Wolfe and Chicken,
/// "Nonparametric Statistical Methods", section 3.1. Differences of 0 are dropped, ties share their mean rank.
public enum WilcoxonSignedRank {
  /// The two-sided p-value, within 0…1; 1 if no difference is other than 0.
  ///
  /// Exact up to 50 differences, also with ties; beyond, normal with continuity correction, which errs to the careful
  /// side for small p.
  public static func pValue(of differences: [Double]) -> Double {
    let nonzero = differences.filter { $0 != 0 && !$0.isNaN }
    guard !nonzero.isEmpty else { return 1 }
    let doubledRanks = doubledRanks(of: nonzero.map(\.magnitude))
    let positive = zip(nonzero, doubledRanks).reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
    return nonzero.count <= 50 ? exact(positive, doubledRanks) : normal(positive, doubledRanks)
  }

  /// The smallest two-sided p-value that so many differences can have, 0 or more: that of all on one side.
  static func leastPValue(of count: Int) -> Double {
    count < 2 ? 1 : Double.exp(Double(1 - count) * Double.log(2))
  }

  /// Ranks from 1, times two, so that the mean ranks of ties are whole numbers.
  private static func doubledRanks(of magnitudes: [Double]) -> [Int] {
    let order = magnitudes.indices.sorted { magnitudes[$0] < magnitudes[$1] }
    var ranks = [Int](repeating: 0, count: magnitudes.count)
    var first = 0
    while first < order.count {
      var last = first
      while last + 1 < order.count, magnitudes[order[last + 1]] == magnitudes[order[first]] { last += 1 }
      for position in first...last { ranks[order[position]] = first + last + 2 }
      first = last + 1
    }
    return ranks
  }

  /// Adds rank by rank to the distribution of the sum under random signs.
  private static func exact(_ positive: Int, _ ranks: [Int]) -> Double {
    var probabilities = [1.0] + [Double](repeating: 0, count: ranks.reduce(0, +))
    for rank in ranks {
      for sum in probabilities.indices.reversed() {
        probabilities[sum] = (probabilities[sum] + (sum >= rank ? probabilities[sum - rank] : 0)) / 2
      }
    }
    let lower = probabilities[...positive].reduce(0, +)
    let upper = probabilities[positive...].reduce(0, +)
    return min(1, 2 * min(lower, upper))
  }

  private static func normal(_ positive: Int, _ ranks: [Int]) -> Double {
    let mean = Double(ranks.reduce(0, +)) / 2
    let variance = ranks.reduce(0.0) { $0 + Double($1) * Double($1) } / 4
    let distance = max(0, (Double(positive) - mean).magnitude - 1)
    return Double.erfc(distance / (2 * variance).squareRoot())
  }
}
