#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A source of time in nanoseconds, so that what is measured with a clock can be tested without one.
public protocol NanosecondClock: Sendable {
  /// Nanoseconds since an unspecified origin; never less than an earlier answer.
  func now() -> UInt64
}

/// The system's monotonic clock.
///
/// `CLOCK_MONOTONIC` where there is POSIX (IEEE Std 1003.1, `clock_gettime`), `CLOCK_UPTIME_RAW` on Darwin, where
/// `CLOCK_MONOTONIC` ticks in whole microseconds. `ContinuousClock` reads the same counter, but carries 128 bits of
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

/// The resolution of a clock and the cost of reading it: measured before anything is measured with it.
public struct ClockProfile: Sendable, Hashable, Codable {
  /// The smallest step seen between two different answers, in nanoseconds; at least 1.
  public let resolution: Double
  /// The median cost of one read, in nanoseconds; above 0 on a clock that moves.
  public let overhead: Double

  /// A profile known from elsewhere.
  public init(resolution: Double, overhead: Double) {
    self.resolution = resolution
    self.overhead = overhead
  }

  /// Profiles a clock; takes a few milliseconds.
  ///
  /// The overhead is a median over blocks of reads, because a single read is shorter than the step of some clocks.
  /// - Parameter blocks: the number of blocks of 1 000 reads that are timed; at least 1.
  public static func measure(_ clock: some NanosecondClock = MonotonicClock(), blocks: Int = 51) -> ClockProfile {
    let reads = 1_000
    var perRead: [Double] = []
    var step = UInt64.max
    for _ in 0..<max(1, blocks) {
      let start = clock.now()
      var last = start
      for _ in 0..<reads {
        let next = clock.now()
        if next > last { step = min(step, next - last) }
        last = next
      }
      perRead.append(Double(last - start) / Double(reads))
    }
    let resolution = step == .max ? 1 : Double(step)
    return ClockProfile(resolution: resolution, overhead: Quantile.median(of: perRead) ?? 0)
  }
}
