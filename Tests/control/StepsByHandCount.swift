import Contenders
import HeadlessUIKit
import Instruments
import Mechanisms
import ProbeCommand
import Suites
import TaskControl
import Users

/// Counts the steps of all benchmarks, written by hand.
@MainActor struct StepsByHandCount {
  private let run: CountsRun
  private let users: BenchmarkUsers
  private let observers: Int

  /// Counts the steps of what is compared and of the mechanisms, those of fan-out with a number of observers.
  static func counts(with observers: Int) async throws -> [StepCounts] {
    let users = try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers())
    let steps = StepsByHandCount(run: CountsRun(users: users), users: users, observers: observers)
    let entrants = Lineup.compared.map { Entrant.app($0) } + Mechanism.all.map { .mechanism($0) }
    return MainActorTasks.run { entrants.flatMap(steps.counts) }
  }

  private func counts(of entrant: Entrant) -> [StepCounts] {
    let benchmarks = Benchmark.all + Benchmark.ofMechanisms + [.fanOut(of: entrant, observers: observers)]
    return benchmarks.filter { entrant.takesPart(in: $0, on: users) }.map { benchmark in
      let next = Result { try steps(of: benchmark, entrant) }
      return run.count(benchmark, of: entrant) {
        guard let step = try next.get()() else { throw NotWritten() }
        return try Recorder.counting { try step() }
      }
    }
  }

  private func steps(of benchmark: Benchmark, _ entrant: Entrant) throws -> () throws -> StepsByHand.Step? {
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
}
