#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's monotonic clock.
///
/// `CLOCK_MONOTONIC` where there is POSIX (IEEE Std 1003.1, `clock_gettime`), `CLOCK_UPTIME_RAW` on Darwin, where
/// `CLOCK_MONOTONIC` ticks in whole microseconds only. `ContinuousClock` reads the same counter, but carries 128 bits of
/// `Duration` through every call.
public struct MonotonicClock: NanosecondClock {
  /// Makes a clock; all of them tell the same time.
  public init() {}

  /// Nanoseconds since an unspecified origin.
  public func now() -> UInt64 {
    #if canImport(Darwin)
      clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
    #endif
  }
}
