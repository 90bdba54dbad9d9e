/// Takes samples of workloads: nanoseconds per iteration, with the harness's own cost subtracted.
public struct Sampler<Clock: NanosecondClock>: Sendable {
  /// The clock's resolution and overhead, measured when the sampler was made.
  public let profile: ClockProfile
  let clock: Clock
  private let overheads: [Workload.Timing: Double]

  /// Profiles the clock and the empty loop; takes some milliseconds.
  @MainActor
  public init(clock: Clock) {
    self.clock = clock
    profile = ClockProfile.measure(clock)
    overheads = Workload.Timing.allCases.reduce(into: [:]) { $0[$1] = Self.overhead(of: $1, clock: clock) }
  }

  /// What an iteration that does nothing costs, in nanoseconds; subtracted from every sample.
  public func overhead(of timing: Workload.Timing) -> Double {
    overheads[timing] ?? 0
  }

  /// One sample in nanoseconds per iteration, 0 or more: below its own cost the harness cannot see.
  /// - Parameter iterations: 1 or more; see ``Calibration``.
  /// - Throws: what the workload throws.
  @MainActor
  public func sample(_ workload: Workload, iterations: Int) throws -> Double {
    let total = try Stopwatch(clock: clock).time(workload, iterations: iterations)
    return max(0, total / Double(iterations) - overhead(of: workload.timing))
  }

  @MainActor
  private static func overhead(of timing: Workload.Timing, clock: Clock) -> Double {
    let empty = Workload(contender: "", benchmark: "", timing: timing, step: {})
    let iterations = timing == .batched ? 10_000 : 1_000
    let samples = (0..<21).compactMap { _ in
      try? Stopwatch(clock: clock).time(empty, iterations: iterations) / Double(iterations)
    }
    return Quantile.median(of: samples) ?? 0
  }
}

extension Sampler where Clock == MonotonicClock {
  /// A sampler on the system's monotonic clock.
  @MainActor
  public init() {
    self.init(clock: MonotonicClock())
  }
}
