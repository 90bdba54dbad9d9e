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

  /// The cost of an iteration that does nothing, in nanoseconds; subtracted from every sample.
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

/// The number of iterations of a workload that make one sample.
///
/// A sample should last so long that reading the clock no longer matters, and yet so short that all workloads get their
/// turns within the budget.
public struct Calibration: Sendable, Hashable {
  /// Iterations per sample, 1 or more.
  public let iterations: Int
  /// True if the timed part of a sample is as long as requested; false if the limit on its total length came first.
  public let reachesTarget: Bool
  /// The greatest number of iterations that the limit on a sample's total length allows, 1 or more.
  private let mostAllowed: Int

  /// The bounds on the length of samples.
  public struct Target: Sendable, Hashable {
    /// The least length of a sample's timed part, in nanoseconds.
    public let timed: Double
    /// The greatest length of a whole sample, with its untimed parts, in nanoseconds; a single iteration may exceed it.
    public let limit: Double

    /// A thousand times the clock's overhead, or `minimum` if that is longer; `limit` takes precedence.
    public init(profile: ClockProfile, minimum: Double, limit: Double) {
      timed = max(1_000 * profile.overhead, minimum)
      self.limit = limit
    }
  }

  /// Takes iterations per sample that another process has found, 1 or more.
  init(iterations: Int) {
    self.init(iterations: max(1, iterations), reachesTarget: true, mostAllowed: Self.most)
  }

  private init(iterations: Int, reachesTarget: Bool, mostAllowed: Int) {
    self.iterations = iterations
    self.reachesTarget = reachesTarget
    self.mostAllowed = mostAllowed
  }

  /// Runs the workload with more and more iterations until a sample is long enough.
  ///
  /// Each length is tried twice and the shorter taken: first runs pay for page faults and caches.
  /// - Throws: what the workload throws.
  @MainActor
  public init<Clock>(of workload: Workload, with sampler: Sampler<Clock>, target: Target) throws {
    var count = 1
    while true {
      let start = sampler.clock.now()
      let first = try sampler.sample(workload, iterations: count)
      let half = sampler.clock.now()
      let timed = try min(first, sampler.sample(workload, iterations: count)) * Double(count)
      let total = Double(min(half - start, sampler.clock.now() - half))
      let allowed = total > 0 ? Double(count) * target.limit / total : .infinity
      if timed >= target.timed || Double(count) + 1 > allowed || count >= Self.most {
        mostAllowed = max(1, Int(min(allowed, Double(Self.most))))
        iterations = min(count, mostAllowed)
        reachesTarget = timed >= target.timed && count <= mostAllowed
        return
      }
      count = Self.next(after: count, timed: timed, target: target.timed, allowed: allowed)
    }
  }

  /// Returns calibrations of one benchmark with equal iterations, a power of two: the first of a sample are slower than
  /// the others, so a ratio would otherwise depend on the numbers.
  ///
  /// They are as many as the shortest step needs, and no more than the limit allows for the longest: at least one. A
  /// workload that failed has no calibration.
  static func equal(_ calibrations: [Calibration?]) -> [Calibration?] {
    let known = calibrations.compactMap(\.self)
    let needed = known.map(\.iterations).max() ?? 1
    let allowed = known.map(\.mostAllowed).min() ?? 1
    var count = 1
    while count < needed, 2 * count <= allowed { count *= 2 }
    return calibrations.map { calibration in
      calibration.map {
        Calibration(
          iterations: count,
          reachesTarget: $0.reachesTarget && $0.iterations <= count,
          mostAllowed: $0.mostAllowed
        )
      }
    }
  }

  // Four million of the shortest steps are enough.
  private static let most = 1 << 22

  /// The next number: at least twice, at most ten times as many, a tenth above the target, and within the limit.
  private static func next(after count: Int, timed: Double, target: Double, allowed: Double) -> Int {
    let aimed = timed > 0 ? Double(count) * 1.1 * target / timed : .infinity
    let bounded = min(max(aimed, 2 * Double(count)), 10 * Double(count))
    return max(count + 1, Int(min(bounded, allowed, Double(most))))
  }
}

/// Runs a workload's iterations and times their timed part, with the harness's own cost still in it.
struct Stopwatch<Clock: NanosecondClock>: Sendable {
  let clock: Clock

  /// Nanoseconds of the timed part of `iterations` iterations.
  @MainActor
  func time(_ workload: Workload, iterations: Int) throws -> Double {
    switch workload.timing {
    case .batched: try timeTogether(workload, iterations: iterations)
    case .perStep: try timeEach(workload, iterations: iterations)
    }
  }

  // Never inlined, so that an empty step is measured by the very code that measures the others.
  @MainActor @inline(never)
  private func timeTogether(_ workload: Workload, iterations: Int) throws -> Double {
    try workload.prepare()
    let step = workload.step
    let start = clock.now()
    for _ in 0..<iterations { try step() }
    let end = clock.now()
    try workload.verify()
    return Double(end - start)
  }

  @MainActor @inline(never)
  private func timeEach(_ workload: Workload, iterations: Int) throws -> Double {
    var total: UInt64 = 0
    for _ in 0..<iterations {
      try workload.prepare()
      let start = clock.now()
      try workload.step()
      total += clock.now() - start
      try workload.verify()
    }
    return Double(total)
  }
}
