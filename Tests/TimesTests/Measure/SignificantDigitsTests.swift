import Measure
import Testing

struct SignificantDigitsTests {
  @Test(
    "No more digits are printed than the interval supports",
    arguments: [
      (123.456, 118.456, 128.456, "123"),
      (1.0234, 1.01, 1.04, "1.02"),
      (12_345, 12_295, 12_395, "12300"),
      (0.001234, 0.00122, 0.00125, "0.00123"),
      (-2.345, -2.4, -2.3, "-2.35"),
      (0.99999, 0.99, 1.01, "1.00"),
      (0, -0.5, 0.5, "0.0"),
      (1.23456789, 1.23456789, 1.23456789, "1.23"),
      (5, -45, 55, "~5"),
      (123.4, -.infinity, .infinity, "~100"),
      (.infinity, 1, .infinity, "n/a"),
      (.nan, 1, 2, "n/a"),
    ] as [(Double, Double, Double, String)]
  )
  func values(value: Double, lower: Double, upper: Double, expected: String) {
    #expect(SignificantDigits.format(value, interval: Interval(lower: lower, upper: upper)) == expected)
  }

  @Test(
    "Durations are printed in the unit that suits them",
    arguments: [
      (12.34, 0.5, "12.3 ns"),
      (0.4, 0.1, "0.4 ns"),
      (12_340, 50, "12.3 µs"),
      (999.9, 1, "1.000 µs"),
      (1_234_567, 20_000, "1.23 ms"),
      (2_500_000_000, 10_000_000, "2.50 s"),
      (250, .infinity, "~300 ns"),
    ] as [(Double, Double, String)]
  )
  func durations(nanoseconds: Double, halfWidth: Double, expected: String) {
    let interval = Interval(lower: nanoseconds - halfWidth, upper: nanoseconds + halfWidth)
    #expect(DurationFormat.format(nanoseconds: nanoseconds, interval: interval) == expected)
  }
}
