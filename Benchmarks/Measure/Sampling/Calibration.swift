/// How many iterations of a workload make one sample.
///
/// A sample should last so long that reading the clock no longer matters, and yet so short that all workloads get their
/// turns within the budget.
public struct Calibration: Sendable, Hashable {
  /// Iterations per sample, 1 or more.
  public let iterations: Int
  /// Whether the timed part of a sample is as long as asked; false if the limit on its total length came first.
  public let reachesTarget: Bool

  /// How long samples ought to be.
  public struct Target: Sendable, Hashable {
    /// The least length of a sample's timed part, in nanoseconds.
    public let timed: Double
    /// The greatest length of a whole sample, with its untimed parts, in nanoseconds; a single iteration may exceed it.
    public let limit: Double

    /// A thousand times the clock's overhead, or `minimum` if that is longer; `limit` comes first where both cannot be had.
    public init(profile: ClockProfile, minimum: Double, limit: Double) {
      timed = max(1_000 * profile.overhead, minimum)
      self.limit = limit
    }
  }

  /// Takes iterations per sample that another process has found, 1 or more.
  init(iterations: Int) {
    self.iterations = max(1, iterations)
    reachesTarget = true
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
        iterations = max(1, Int(min(Double(count), allowed)))
        reachesTarget = timed >= target.timed && Double(count) <= max(1, allowed)
        return
      }
      count = Self.next(after: count, timed: timed, target: target.timed, allowed: allowed)
    }
  }

  // No step is so short that four million of it would not do.
  private static let most = 1 << 22

  /// At least twice, at most ten times as many, aimed a tenth above the target; no more than the limit allows.
  private static func next(after count: Int, timed: Double, target: Double, allowed: Double) -> Int {
    let aimed = timed > 0 ? Double(count) * 1.1 * target / timed : .infinity
    let bounded = min(max(aimed, 2 * Double(count)), 10 * Double(count))
    return max(count + 1, Int(min(bounded, allowed, Double(most))))
  }
}
