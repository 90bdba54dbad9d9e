import Measure

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The part of a processor that programs had which this program started and waited for.
///
/// A program that measures computes all the time: what it did not have, others had, or it waited.
nonisolated struct ProcessorShare {
  private let start = MonotonicClock().now()
  private let used = ProcessorShare.used

  /// The seconds of a processor for each second since the beginning; `nil` if no program ended in that time.
  var now: Double? {
    let (elapsed, used) = (Double(MonotonicClock().now() - start) / 1e9, Self.used - used)
    return elapsed > 0 && used > 0 ? used / elapsed : nil
  }

  /// The seconds of a processor that all programs had that ended so far.
  private static var used: Double {
    var usage = rusage()
    #if canImport(Glibc)
      let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
    #else
      let children = RUSAGE_CHILDREN
    #endif
    guard getrusage(children, &usage) == 0 else { return 0 }
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
