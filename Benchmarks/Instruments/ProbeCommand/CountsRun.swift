import Instruments
import Measure
import Suites
import Twin

/// Counts what steps of a benchmark do.
@MainActor struct CountsRun {
  /// Steps that are not counted: what is made once is made in these.
  private static let warmUps = 6
  /// Steps that are: an even number, as steps go there and back in turn.
  private static let steps = 8

  let coverage: Coverage
  let users: BenchmarkUsers

  func count(_ benchmark: Benchmark, of entrant: Entrant) -> StepCounts {
    let workload = benchmark.workload(of: entrant, users: users)
    var counts: [Counts] = []
    var failure: String?
    do {
      for _ in 0..<Self.warmUps { _ = try countStep(of: workload) }
      counts.reserveCapacity(Self.steps)
      for _ in 0..<Self.steps { counts.append(try countStep(of: workload)) }
    } catch {
      failure = "\(error)".split(separator: "\n").first.map(String.init)
    }
    return StepCounts(
      contender: entrant.id,
      benchmark: benchmark.id,
      users: users.directory.count,
      perStep: failure == nil ? mean(counts) : [:],
      steps: Self.steps,
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
