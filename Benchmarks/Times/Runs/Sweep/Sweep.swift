public import Measure
import Suites

/// Measures cost against size: the same benchmarks at growing sizes, and the power of the size that the cost follows.
public struct Sweep {
  /// The growth of one entrant's cost in one benchmark.
  public nonisolated struct Growth: Sendable {
    /// The entrant that was measured.
    public let contender: Entrant
    /// The benchmark that was measured.
    public let benchmark: Benchmark
    /// The sizes, ascending.
    public let sizes: [Int]
    /// The median time of a step at each size, in nanoseconds.
    public let estimates: [Estimate]
    /// The power law; `nil` for a single size.
    public let fit: LogLogFit?
  }

  /// The results of all sizes.
  public nonisolated struct Outcome: Sendable {
    /// The growths of the entrants that were measured at every size.
    public let growths: [Growth]
    /// The failures, in one line each: an entrant that failed at one size has no growth.
    public let problems: [String]
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

  /// Prepares to measure entrants at sizes, ascending.
  public init(_ contenders: [Entrant], sizes: [Int]) {
    self.contenders = contenders
    self.sizes = sizes
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
      series.append(Rounds(Schedule(budget: share, seed: seed)).run(workloads, progress: progress).series)
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
    return Growth(
      contender: contender,
      benchmark: benchmark,
      sizes: sizes,
      estimates: estimates,
      fit: LogLogFit(sizes: sizes.map(Double.init), costs: estimates.map(\.median))
    )
  }
}
