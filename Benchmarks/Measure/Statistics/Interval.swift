/// An interval of confidence; infinite where nothing is known.
public struct Interval: Sendable, Hashable {
  /// The lower bound, `-infinity` if there is none.
  public let lower: Double
  /// The upper bound, `infinity` if there is none.
  public let upper: Double

  /// An interval that says nothing: what too few samples give.
  public static let unknown = Interval(lower: -.infinity, upper: .infinity)

  /// An interval by its bounds, `lower` not above `upper`.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Whether both bounds are finite; if not, report "unknown" and never the bounds.
  public var isKnown: Bool {
    lower.isFinite && upper.isFinite
  }

  /// Half the distance of the bounds, infinite if the interval is not known.
  public var halfWidth: Double {
    isKnown ? (upper - lower) / 2 : .infinity
  }

  /// Whether a value lies within the bounds or on one of them.
  public func contains(_ value: Double) -> Bool {
    lower <= value && value <= upper
  }

  /// Both bounds passed through a function that never falls.
  public func map(_ increasing: (Double) -> Double) -> Interval {
    Interval(lower: increasing(lower), upper: increasing(upper))
  }

  /// The interval of the inverse, for bounds above 0.
  var inverse: Interval {
    Interval(lower: 1 / upper, upper: 1 / lower)
  }
}
