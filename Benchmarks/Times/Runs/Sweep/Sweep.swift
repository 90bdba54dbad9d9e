import HeadlessUIKit
public import Measure
import Suites
import TaskControl

/// Measures cost against size: the same benchmarks at growing sizes, and the line or the power of the size that the cost follows.
public struct Sweep {
  /// The things that sizes count.
  public nonisolated enum SizeUnit: String, Sendable {
    /// Users in the list.
    case users
    /// Apps or screens that show one change.
    case observers
  }

  /// The growth of one entrant's cost in one benchmark.
  public nonisolated struct Growth: Sendable {
    /// The entrant that was measured.
    public let contender: Entrant
    /// The benchmark that was measured.
    public let benchmark: Benchmark
    /// The sizes, ascending.
    public let sizes: [Int]
    /// The things that they count.
    public let sizeUnit: SizeUnit
    /// The median time of a step at each size, in nanoseconds.
    public let estimates: [Estimate]
    /// The line of a fixed cost and a cost per user or observer; `nil` for a single size.
    public let line: GrowthFit?
    /// The power law; `nil` for a single size.
    public let power: LogLogFit?

    /// Fits medians of times to sizes.
    ///
    /// - Parameters:
    ///   - contender: the entrant that was measured.
    ///   - benchmark: the benchmark that was measured.
    ///   - sizes: the sizes, ascending.
    ///   - unit: the things that they count.
    ///   - estimates: the median time of a step at each size, in nanoseconds.
    public init(_ contender: Entrant, _ benchmark: Benchmark, sizes: [Int], of unit: SizeUnit, estimates: [Estimate]) {
      (self.contender, self.benchmark, self.sizes, self.estimates) = (contender, benchmark, sizes, estimates)
      sizeUnit = unit
      let (numbers, costs) = (sizes.map(Double.init), estimates.map(\.median))
      let noise = estimates.map { estimate in
        GrowthFit.noiseOfTime
          + (estimate.interval.isKnown && estimate.median > 0 ? estimate.interval.halfWidth / estimate.median : 0)
      }
      line = GrowthFit(sizes: numbers, costs: costs, noise: noise)
      power = LogLogFit(sizes: numbers, costs: costs)
    }
  }

  /// The results of all sizes.
  public nonisolated struct Outcome: Sendable {
    /// The growths of the entrants that were measured at every size.
    public let growths: [Growth]
    /// The failures, in one line each: an entrant that failed at one size has no growth.
    public let problems: [String]

    /// Enters results.
    public init(growths: [Growth], problems: [String]) {
      self.growths = growths
      self.problems = problems
    }
  }

  /// The benchmarks and the users of one size.
  public nonisolated struct Setting: Sendable {
    /// The benchmarks that each entrant does.
    public let benchmarks: [Benchmark]
    /// The users that they run on.
    public let users: BenchmarkUsers

    /// Makes a setting of benchmarks on users.
    public init(_ benchmarks: [Benchmark], on users: BenchmarkUsers) {
      self.benchmarks = benchmarks
      self.users = users
    }
  }

  private let contenders: [Entrant]
  private let sizes: [Int]
  private let unit: SizeUnit

  /// Prepares to measure entrants at sizes, ascending.
  public init(_ contenders: [Entrant], sizes: [Int], of unit: SizeUnit = .users) {
    self.contenders = contenders
    self.sizes = sizes
    self.unit = unit
  }

  /// Runs every size for its share of the budget that is left after its setting is made.
  ///
  /// - Parameters:
  ///   - budget: the time that it may take, in seconds.
  ///   - seed: decides the order of measuring.
  ///   - setting: makes the setting of a size.
  ///   - progress: called after each round.
  /// - Throws: what `setting` throws.
  public func run(
    budget: Double,
    seed: UInt64,
    setting: (Int) async throws -> Setting,
    progress: @MainActor (RoundProgress) -> Void = { _ in }
  ) async rethrows -> Outcome {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(budget)
    var series: [[Series]] = []
    var benchmarks: [Benchmark] = []
    for (place, size) in sizes.enumerated() {
      let setting = try await setting(size)
      benchmarks = setting.benchmarks
      let workloads = benchmarks.flatMap { benchmark in
        contenders.map { benchmark.workload(of: $0, users: setting.users) }
      }
      let share = max(0, (end - clock.now) / .seconds(sizes.count - place))
      let rounds = Rounds(Schedule(budget: share, seed: seed))
      series.append(MainActorTasks.run { rounds.run(workloads, progress: progress).series })
    }
    let growths = benchmarks.flatMap { benchmark in
      contenders.compactMap { growth(of: $0, in: benchmark, series) }
    }
    return Outcome(growths: growths, problems: problems(of: series))
  }

  private func problems(of series: [[Series]]) -> [String] {
    zip(sizes, series).flatMap { size, series in series.compactMap(\.problem).map { "\($0), at size \(size)" } }
  }

  private func growth(of contender: Entrant, in benchmark: Benchmark, _ series: [[Series]]) -> Growth? {
    let estimates = series.compactMap { series in
      series.first { $0.contender == contender.id && $0.benchmark == benchmark.id }.flatMap {
        Estimate(of: $0.processes.flatMap(\.self))
      }
    }
    guard estimates.count == sizes.count else { return nil }
    return Growth(contender, benchmark, sizes: sizes, of: unit, estimates: estimates)
  }
}
