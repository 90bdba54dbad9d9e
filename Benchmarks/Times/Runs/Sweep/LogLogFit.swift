public import Measure

/// The power law cost = factor · sizeᵉˣᵖᵒⁿᵉⁿᵗ that fits measurements best, by least squares of the logarithms.
///
/// Draper and Smith, "Applied Regression Analysis", chapter 1.
public nonisolated struct LogLogFit: Sendable, Hashable {
  /// The least number of sizes with which an exponent says something: of three, Student's t leaves an interval that is wider
  /// than any exponent.
  public static let leastSizes = 4
  /// The greatest half-width of an interval with which an exponent says something: 0.25, so that 0, ½ and 1 are told apart.
  public static let greatestHalfWidth = 0.25

  /// The slope of log cost over log size: 0 constant, 1 linear, 2 quadratic.
  public let exponent: Double
  /// The 95 % interval of the exponent by Student's t; `Interval/unknown` for two points.
  public let interval: Interval

  /// True if the exponent is a finding; see ``isFinding(_:from:)``.
  public var isFinding: Bool { Self.isFinding(interval, from: sizes) }

  /// Tells if an exponent is a finding: from ``leastSizes`` sizes on, with an interval no wider than ``greatestHalfWidth`` to
  /// either side. A cost with a fixed part has no exponent of its own, so its interval is wider.
  public static func isFinding(_ interval: Interval, from sizes: Int) -> Bool {
    sizes >= leastSizes && interval.halfWidth <= greatestHalfWidth
  }

  private let sizes: Int

  /// Fits costs to sizes; nil unless there are two different sizes and all numbers are positive.
  public init?(sizes: [Double], costs: [Double], level: Double = 0.95) {
    guard sizes.count == costs.count, (sizes + costs).allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let points = zip(sizes.map(Double.log), costs.map(Double.log)).map { (x: $0, y: $1) }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard Set(sizes).count > 1, spread > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
    let residuals = points.map { $0.y - meanY - slope * ($0.x - meanX) }
    exponent = slope
    self.sizes = Set(sizes).count
    interval = Self.interval(of: slope, residuals: residuals, spread: spread, level: level)
  }

  private static func interval(of slope: Double, residuals: [Double], spread: Double, level: Double) -> Interval {
    let degrees = residuals.count - 2
    guard degrees > 0 else { return .unknown }
    let variance = residuals.reduce(0) { $0 + $1 * $1 } / Double(degrees)
    let margin = StudentT.quantile(level: level, degrees: degrees) * (variance / spread).squareRoot()
    return Interval(lower: slope - margin, upper: slope + margin)
  }
}
