#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The resources that a mutant may use before the system ends its process.
enum RunnerLimits {
  /// Memory for data, in bytes.
  private static let memory: rlim_t = 700_000_000
  /// The limit of real time: a multiple of the limit of processor time, and at least this many seconds.
  private static let patience = (factor: 10.0, least: 30.0)

  /// Limits the memory of the whole process, and has it leave no dump.
  static func limitMemory() {
    var data = rlimit(rlim_cur: memory, rlim_max: memory)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_DATA, &data)
      setrlimit(RLIMIT_CORE, &core)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &data)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    #endif
  }

  /// Stops the process by SIGPROF after this processor time, or by SIGALRM if it waits for ever. 0 removes both limits.
  static func limitTime(_ seconds: Double) {
    var busy = itimerval(it_interval: timeval(), it_value: interval(seconds))
    let wait = seconds == 0 ? 0 : max(patience.least, seconds * patience.factor)
    var waiting = itimerval(it_interval: timeval(), it_value: interval(wait))
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &busy, nil)
      setitimer(ITIMER_REAL, &waiting, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &busy, nil)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &waiting, nil)
    #endif
  }

  /// The process's processor time, in seconds.
  static var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func interval(_ seconds: Double) -> timeval {
    let whole = seconds.rounded(.down)
    var value = timeval()
    value.tv_sec = .init(whole)
    value.tv_usec = .init((seconds - whole) * 1e6)
    return value
  }
}
