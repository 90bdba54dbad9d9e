import Measure

/// The line cost = fixed + perUnit · size that describes costs at some sizes, if one does.
///
/// It is fitted by least squares of the residuals as shares of the costs, so that a small cost counts as much as a great one,
/// with both parts at least 0. A line describes the costs if at each size it differs from them by no more than their noise.
/// Of several lines that do, the simplest is taken: one that does not grow, or one without a fixed part.
///
/// After Lawson and Hanson, "Solving Least Squares Problems", chapter 23; with two parts, the solution is either that without
/// bounds, or that without one of the parts.
public nonisolated struct GrowthFit: Sendable, Hashable {
  /// The noise of a time beside its own interval, as a share: processes of the same build differ by up to this much, and a
  /// processor's caches hold less of a longer list.
  public static let noiseOfTime = 0.1
  /// The noise of a count, as a share: it is exact, but the storage of lists grows in leaps.
  public static let noiseOfCount = 0.01

  /// The cost that does not depend on the size, in the costs' unit, 0 or more.
  public let fixed: Double
  /// The cost of one more of what the size counts, in the costs' unit, 0 or more.
  public let perUnit: Double
  /// The greatest difference between the line and a cost, as a share of the cost.
  public let offBy: Double
  /// True if the line differs from no cost by more than its noise; if not, its parts say nothing.
  public let describes: Bool
  /// True if there are more sizes than parts of the line above 0: a line with as many parts goes through all costs.
  public let isTested: Bool
  /// The amount by which the fixed cost may be wrong: the noise of the cost at the least size.
  public let uncertaintyOfFixed: Double
  /// The amount by which the cost of one more may be wrong: the noise of the cost at the greatest size, over this size.
  public let uncertaintyPerUnit: Double

  /// Fits a line; `nil` unless there are two different sizes above 0, and as many costs that are numbers and 0 or more.
  ///
  /// - Parameters:
  ///   - sizes: the sizes.
  ///   - costs: the cost at each size.
  ///   - noise: the difference at each size that shows nothing, as a share of the cost.
  public init?(sizes: [Double], costs: [Double], noise: [Double]) {
    guard sizes.count == costs.count, costs.count == noise.count, Set(sizes).count > 1,
      sizes.allSatisfy({ $0 > 0 && $0.isFinite }), costs.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return nil }
    let points = zip(sizes, costs).map { (size: $0, cost: $1) }
    let offsets = { (line: Line) in points.map { line.offset(from: $0.cost, at: $0.size) } }
    let isWithinNoise = { (line: Line) in zip(offsets(line), noise).allSatisfy { $0 <= $1 } }
    let lines = Self.lines(through: points)
    let sum = { (line: Line) in offsets(line).reduce(0) { $0 + $1 * $1 } }
    guard let nearest = lines.min(by: { sum($0) < sum($1) }) else { return nil }
    let line = lines.first(where: isWithinNoise) ?? nearest
    (fixed, perUnit) = (line.fixed, line.perUnit)
    offBy = offsets(line).max() ?? 0
    describes = isWithinNoise(line)
    isTested = Set(sizes).count > [line.fixed, line.perUnit].count { $0 > 0 }
    let amounts = zip(sizes, zip(costs, noise)).sorted { $0.0 < $1.0 }.map { (size: $0, amount: $1.0 * $1.1) }
    uncertaintyOfFixed = amounts.first?.amount ?? 0
    uncertaintyPerUnit = amounts.last.map { $0.amount / $0.size } ?? 0
  }

  private struct Line {
    let fixed: Double
    let perUnit: Double

    /// Returns the difference from a cost, as a share of it.
    func offset(from cost: Double, at size: Double) -> Double {
      cost > 0 ? abs(fixed + perUnit * size - cost) / cost : 0
    }
  }

  /// The lines that fit best with one part or both, the simplest first. A line with a part above 0 is nowhere 0, so of costs
  /// with a 0 among them it is the line without parts.
  private static func lines(through points: [(size: Double, cost: Double)]) -> [Line] {
    guard points.allSatisfy({ $0.cost > 0 }) else { return [Line(fixed: 0, perUnit: 0)] }
    let (ones, sizes) = (points.map { 1 / $0.cost }, points.map { $0.size / $0.cost })
    func sum(_ one: [Double], _ other: [Double]) -> Double { zip(one, other).reduce(0) { $0 + $1.0 * $1.1 } }
    let (a, b, both) = (sum(ones, ones), sum(sizes, sizes), sum(ones, sizes))
    let (ownA, ownB) = (ones.reduce(0, +), sizes.reduce(0, +))
    let alone = [Line(fixed: ownA / a, perUnit: 0), Line(fixed: 0, perUnit: ownB / b)]
    let determinant = a * b - both * both
    let free = Line(
      fixed: (ownA * b - ownB * both) / determinant,
      perUnit: (ownB * a - ownA * both) / determinant
    )
    return alone + (determinant > 0 && free.fixed >= 0 && free.perUnit >= 0 ? [free] : [])
  }
}
