import Measure

/// The power law cost = factor · sizeᵉˣᵖᵒⁿᵉⁿᵗ that fits measurements best, by least squares of the logarithms.
///
/// Draper and Smith, "Applied Regression Analysis", chapter 1.
public nonisolated struct LogLogFit: Sendable, Hashable {
  /// The slope of log cost over log size: 0 constant, 1 linear, 2 quadratic.
  public let exponent: Double
  /// The 95 % interval of the exponent by Student's t; `Interval/unknown` for two points.
  public let interval: Interval

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
