/// The agreement of two orders: Kendall's τ-b, which allows for ties.
///
/// Kendall, "Rank Correlation Methods", 4th ed. 1970, chapters 1, 3 and 5.
public struct KendallTau: Sendable, Hashable {
  /// The number of values in a row up to which all permutations are tried if there are ties.
  private static let mostTried = 8
  /// The number of values in a row up to which permutations can be counted without ties.
  private static let mostCounted = 100

  /// The coefficient: 1 if both rows have the same order, -1 if one is the other's reverse, near 0 if they have nothing to
  /// do with each other.
  public let coefficient: Double
  /// The probability of a coefficient at least this far from 0 if each order of one row is as likely as any other, both
  /// signs together, within 0…1.
  ///
  /// Without ties it is exact. With ties it is exact for up to eight values: all permutations are tried. Beyond, it is that
  /// of the normal distribution, with the variance for ties and the correction for continuity.
  public let pValue: Double

  /// Compares rows; `nil` unless they are of the same length and each has two different numbers.
  public init?(_ one: [Double], _ other: [Double]) {
    guard one.count == other.count, (one + other).allSatisfy(\.isFinite), Set(one).count > 1, Set(other).count > 1
    else {
      return nil
    }
    let (signs, others) = (Signs(one), Signs(other))
    let score = signs.score(others)
    coefficient = Double(score) / Double(signs.untied * others.untied).squareRoot()
    let pairs = one.count * (one.count - 1) / 2
    pValue =
      if signs.untied == pairs, others.untied == pairs, one.count <= Self.mostCounted {
        Self.tails(of: one.count)[(pairs - Int(score.magnitude)) / 2]
      } else if one.count <= Self.mostTried {
        signs.exactProbability(others, atLeast: score.magnitude)
      } else {
        Self.normalProbability(one, other, score: Double(score.magnitude))
      }
  }

  /// The smallest |τ| of rows of this length, without ties, that chance alone gives with no more than a probability.
  ///
  /// - Returns: `nil` if not even the same order is that improbable.
  public static func least(of count: Int, level: Double = 0.05) -> Double? {
    guard count > 1, count <= mostCounted else { return nil }
    let pairs = count * (count - 1) / 2
    let inversions = tails(of: count).lastIndex { $0 <= level }
    return inversions.map { 1 - 2 * Double($0) / Double(pairs) }
  }

  /// The probabilities of a row with this number of inversions or fewer, or as many to the other side, by the number of
  /// inversions, up to half of the pairs.
  private static func tails(of count: Int) -> [Double] {
    // The shares of permutations with each number of inversions: each value that is added has any place.
    var shares = [1.0]
    for added in 1..<(count + 1) {
      var next = [Double](repeating: 0, count: shares.count + added - 1)
      for (inversions, share) in shares.enumerated() {
        for more in 0..<added { next[inversions + more] += share / Double(added) }
      }
      shares = next
    }
    var sum = 0.0
    return shares.prefix(shares.count / 2 + 1).map { share in
      sum += share
      return min(1, 2 * sum)
    }
  }

  private static func normalProbability(_ one: [Double], _ other: [Double], score: Double) -> Double {
    let count = Double(one.count)
    func sum(_ row: [Double], _ term: (Double) -> Double) -> Double {
      Dictionary(grouping: row) { $0 }.values.reduce(0) { $0 + term(Double($1.count)) }
    }
    let spread = { (size: Double) in size * (size - 1) * (2 * size + 5) }
    let pairs = { (size: Double) in size * (size - 1) }
    let triples = { (size: Double) in size * (size - 1) * (size - 2) }
    let untied = (spread(count) - sum(one, spread) - sum(other, spread)) / 18
    let variance =
      untied + sum(one, pairs) * sum(other, pairs) / (2 * pairs(count))
      + sum(one, triples) * sum(other, triples) / (9 * triples(count))
    return min(1, Double.erfc(max(0, score - 1) / (2 * variance).squareRoot()))
  }
}

/// The signs of the differences of each two values of a row.
private struct Signs {
  private let rows: [[Int]]

  init(_ values: [Double]) {
    rows = values.map { one in values.map { other in one < other ? 1 : one > other ? -1 : 0 } }
  }

  /// The number of pairs that are not tied.
  var untied: Int { rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1 * $1 } } / 2 }

  /// The number of pairs that both rows order in the same way, less that of those that they do not.
  func score(_ others: Signs) -> Int {
    zip(rows, others.rows).reduce(0) { $0 + zip($1.0, $1.1).reduce(0) { $0 + $1.0 * $1.1 } } / 2
  }

  /// The share of the permutations of the other row whose score is at least this far from 0.
  func exactProbability(_ others: Signs, atLeast score: UInt) -> Double {
    var (extreme, all) = (0, 0)
    var order: [Int] = []
    var isFree = Array(repeating: true, count: rows.count)
    func extend(_ sum: Int) {
      let place = order.count
      guard place < rows.count else {
        all += 1
        extreme += sum.magnitude >= score ? 1 : 0
        return
      }
      for next in rows.indices where isFree[next] {
        var sum = sum
        for earlier in 0..<place { sum += rows[earlier][place] * others.rows[order[earlier]][next] }
        isFree[next] = false
        order.append(next)
        extend(sum)
        order.removeLast()
        isFree[next] = true
      }
    }
    extend(0)
    return Double(extreme) / Double(all)
  }
}
