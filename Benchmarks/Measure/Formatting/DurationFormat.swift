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
