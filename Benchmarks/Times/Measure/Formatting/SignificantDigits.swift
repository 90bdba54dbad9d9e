/// Prints values with no more digits than their intervals support.
///
/// The last digit printed is the first digit of the interval's half width: 123.456 ± 5 is "123", and 1.0234 within
/// 1.01…1.04 is "1.02". After JCGM 100:2008 (GUM), 7.2.6, with one digit of uncertainty.
public enum SignificantDigits {
  /// The greatest number of digits that are printed, however narrow the interval.
  static let most = 3

  /// The value as decimal text; with "~" and one digit if its interval is not known or wider than the value.
  public static func format(_ value: Double, interval: Interval) -> String {
    guard value.isFinite else { return "n/a" }
    let place = place(of: value, interval: interval)
    let rounded = round(value, at: place)
    return (isVague(value, interval: interval) ? "~" : "") + decimal(rounded, fraction: max(0, -place))
  }

  /// The power of ten of the last digit that is supported.
  static func place(of value: Double, interval: Interval) -> Int {
    guard value != 0 else { return exponent(of: interval.halfWidth) ?? 0 }
    let first = exponent(of: value.magnitude) ?? 0
    if isVague(value, interval: interval) { return first }
    let supported = exponent(of: interval.halfWidth) ?? Int.min
    return max(supported, first - most + 1)
  }

  /// Rounds to a multiple of a power of ten, halves away from zero.
  static func round(_ value: Double, at place: Int) -> Double {
    let scale = power(place.magnitude)
    return place < 0 ? (value * scale).rounded() / scale : (value / scale).rounded() * scale
  }

  /// Decimal text with `fraction` digits after the point, independent of locale.
  static func decimal(_ value: Double, fraction: Int) -> String {
    let scaled = (value.magnitude * power(UInt(fraction))).rounded()
    guard scaled < 1e18, fraction <= 15 else { return value.description }
    let digits = String(UInt64(scaled))
    let padded = String(repeating: "0", count: max(0, fraction + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + padded.dropLast(fraction) + (fraction > 0 ? "." + padded.suffix(fraction) : "")
  }

  private static func isVague(_ value: Double, interval: Interval) -> Bool {
    value != 0 && interval.halfWidth >= value.magnitude
  }

  private static func exponent(of value: Double) -> Int? {
    guard value > 0, value.isFinite else { return nil }
    // A width of 0.3 - 0.1 should count as 0.2 and one of 0.0999…9 as 0.1.
    return Int((Double.log10(value) + 1e-9).rounded(.down))
  }

  private static func power(_ exponent: UInt) -> Double {
    (0..<exponent).reduce(1) { result, _ in result * 10 }
  }
}

/// Prints durations in the unit that suits their size, with no more digits than their intervals support.
public enum DurationFormat {
  private static let units: [(name: String, nanoseconds: Double)] = [
    ("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1),
  ]

  /// A duration and its interval, both in nanoseconds, as "12.3 µs"; see ``SignificantDigits``.
  public static func format(nanoseconds: Double, interval: Interval) -> String {
    guard nanoseconds.isFinite else { return "n/a" }
    let place = SignificantDigits.place(of: nanoseconds, interval: interval)
    let rounded = SignificantDigits.round(nanoseconds, at: place).magnitude
    // The unit is chosen after rounding, so that 999.9 ± 1 ns becomes 1.000 µs and not 1000 ns.
    let unit = units.first { rounded >= $0.nanoseconds } ?? ("ns", 1)
    let scaled = interval.map { $0 / unit.nanoseconds }
    return SignificantDigits.format(nanoseconds / unit.nanoseconds, interval: scaled) + " " + unit.name
  }
}
