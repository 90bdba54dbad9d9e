import Instruments
import Measure
import Probing
import Suites

/// Counts what steps of a benchmark do.
@MainActor struct CountsRun {
  /// The number of steps that are run first and not counted: objects that are made once are made in these.
  private static let warmUps = 6
  /// The number of steps that are counted: even, as steps go there and back in turn.
  private static let steps = 8

  let coverage: Coverage
  let users: BenchmarkUsers

  /// Counts the steps of a benchmark as it is measured: checked on the screen.
  func count(_ benchmark: Benchmark, of entrant: Entrant) -> StepCounts {
    let workload = benchmark.workload(of: entrant, users: users)
    return count(benchmark, of: entrant) { try countStep(of: workload) }
  }

  /// Counts steps that are written by hand and do the same as a benchmark's.
  func countByHand(_ benchmark: Benchmark, of entrant: Entrant, observers: Int) -> StepCounts {
    let next = Result { try handWritten(benchmark, of: entrant, observers: observers) }
    return count(benchmark, of: entrant) {
      guard let step = try next.get()() else { throw NotWritten() }
      return try Recorder.counting { try step() }
    }
  }

  private func count(_ benchmark: Benchmark, of entrant: Entrant, countStep: () throws -> Counts) -> StepCounts {
    var counts: [Counts] = []
    var failure: String?
    do {
      for _ in 0..<Self.warmUps { _ = try countStep() }
      counts.reserveCapacity(Self.steps)
      for _ in 0..<Self.steps { counts.append(try countStep()) }
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

  private func handWritten(
    _ benchmark: Benchmark,
    of entrant: Entrant,
    observers: Int
  ) throws -> () throws -> StepsByHand.Step? {
    switch entrant {
    case .app(let contender) where benchmark.id == Benchmark.fanOutID:
      let crowd = try CrowdByHand(of: observers, contender.app)
      return { crowd.next() }
    case .app(let contender):
      let steps = try StepsByHand(contender.app, users: users)
      return { try steps.next(benchmark) }
    case .mechanism(let mechanism):
      let steps = MechanismStepsByHand(mechanism)
      return { steps.next(benchmark, users: users) }
    }
  }

  private struct NotWritten: Error, CustomStringConvertible {
    let description = "nobody has written this step by hand"
  }

  private func mean(_ counts: [Counts]) -> [Counter: Double] {
    let sum = counts.reduce(Counts(), +)
    let covered = Counter.allCases.filter(coverage.covers)
    return covered.reduce(into: [:]) { $0[$1] = Double(sum[$1]) / Double(counts.count) }
  }
}
