import Instruments
import Measure
public import Suites

/// Counts what steps of a benchmark do.
@MainActor public struct CountsRun {
  /// The number of steps that are run first and not counted: objects that are made once are made in these.
  private let warmUps: Int
  /// The number of steps that are counted: even, as steps go there and back in turn.
  private let steps: Int
  /// The number of users above which a step takes long: two are run first then, and four counted.
  private static let manyUsers = 100_000

  private let coverage: Coverage
  private let users: BenchmarkUsers

  /// Makes a run on some users, of the counters that are exact here.
  public init(users: BenchmarkUsers) {
    self.init(coverage: CountCalibration().coverage, users: users)
  }

  init(coverage: Coverage, users: BenchmarkUsers) {
    self.coverage = coverage
    self.users = users
    (warmUps, steps) = users.directory.count > Self.manyUsers ? (2, 4) : (6, 8)
  }

  /// Counts the steps of a benchmark as it is measured: checked on the screen.
  func count(_ benchmark: Benchmark, of entrant: Entrant) -> StepCounts {
    let workload = benchmark.workload(of: entrant, users: users)
    return count(benchmark, of: entrant) { try countStep(of: workload) }
  }

  /// Counts steps that do the same as a benchmark's, after those that are run first.
  ///
  /// - Parameters:
  ///   - benchmark: the benchmark that the steps are of.
  ///   - entrant: the contender or mechanism that does them.
  ///   - countStep: takes the next step, and returns its counts.
  public func count(
    _ benchmark: Benchmark,
    of entrant: Entrant,
    countStep: () throws -> Counts
  ) -> StepCounts {
    var counts: [Counts] = []
    var failure: String?
    do {
      for _ in 0..<warmUps { _ = try countStep() }
      counts.reserveCapacity(steps)
      for _ in 0..<steps { counts.append(try countStep()) }
    } catch {
      failure = "\(error)".split(separator: "\n").first.map(String.init)
    }
    return StepCounts(
      contender: entrant.id,
      benchmark: benchmark.id,
      users: users.directory.count,
      perStep: failure == nil ? mean(counts) : [:],
      steps: steps,
      isExact: failure == nil && counts.indices.dropFirst(2).allSatisfy { counts[$0] == counts[$0 - 2] },
      failure: failure
    )
  }

  private func countStep(of workload: Workload) throws -> Counts {
    try workload.prepare()
    let step = workload.step
    let counts = try Recorder.counting { try step() }
    try workload.verify()
    return counts
  }

  private func mean(_ counts: [Counts]) -> [Counter: Double] {
    let sum = counts.reduce(Counts(), +)
    let covered = Counter.allCases.filter(coverage.covers)
    return covered.reduce(into: [:]) { $0[$1] = Double(sum[$1]) / Double(counts.count) }
  }
}
