public import Measure

/// Cost against size: the same benchmarks on more and more users, and what power of the size the cost grows with.
public struct Sweep {
  /// How one entrant's cost in one benchmark grows.
  public nonisolated struct Growth: Sendable {
    /// Who was measured.
    public let contender: Entrant
    /// What was measured.
    public let benchmark: Benchmark
    /// The sizes, ascending.
    public let sizes: [Int]
    /// The median time of a step at each size, in nanoseconds.
    public let estimates: [Estimate]
    /// The power law; `nil` for a single size.
    public let fit: LogLogFit?
  }

  private let contenders: [Entrant]
  private let benchmarks: [Benchmark]
  private let sizes: [Int]

  /// Prepares to measure entrants in benchmarks of their own at sizes, ascending.
  public init(_ contenders: [Entrant], _ benchmarks: [Benchmark], sizes: [Int]) {
    self.contenders = contenders
    self.benchmarks = benchmarks
    self.sizes = sizes
  }

  /// Runs every size for its share of the budget, in seconds.
  ///
  /// - Parameter users: gives the users of a size.
  /// - Throws: what `users` throws.
  public func run(
    budget: Double,
    seed: UInt64,
    users: (Int) async throws -> BenchmarkUsers,
    progress: @MainActor (RoundProgress) -> Void = { _ in }
  ) async rethrows -> [Growth] {
    var series: [[Series]] = []
    for size in sizes {
      let users = try await users(size)
      let workloads = benchmarks.flatMap { benchmark in
        contenders.map { benchmark.workload(of: $0, users: users) }
      }
      let schedule = Schedule(budget: budget / Double(sizes.count), seed: seed)
      series.append(Rounds(schedule).run(workloads, progress: progress).series)
    }
    return benchmarks.flatMap { benchmark in
      contenders.compactMap { growth(of: $0, in: benchmark, series) }
    }
  }

  private func growth(of contender: Entrant, in benchmark: Benchmark, _ series: [[Series]]) -> Growth? {
    let estimates = series.compactMap { series in
      series.first { $0.contender == contender.id && $0.benchmark == benchmark.id }.flatMap { Estimate(of: $0.samples) }
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
