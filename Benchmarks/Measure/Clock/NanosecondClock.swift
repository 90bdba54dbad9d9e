/// A source of time in nanoseconds, so that what is measured with a clock can be tested without one.
public protocol NanosecondClock: Sendable {
  /// Nanoseconds since an unspecified origin; never less than an earlier answer.
  func now() -> UInt64
}
