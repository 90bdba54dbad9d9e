import ChangeCosts
import Command
import Contenders
import Instruments
import Proof
import Suites

/// Measures the steps that requests change, before and after: in a release build the objects that are alive then, and
/// retains and releases; in a debug build the messages, which no other build can count.
@MainActor struct StepsRun {
  private let measure: StepMeasure

  /// Prepares to measure.
  ///
  /// - Parameter probe: the instrumented program, or the reason for which it is not available.
  init(users: BenchmarkUsers, probe: ProbeResult<ProbeClient>) throws {
    measure = try StepMeasure(users: users, probe: probe)
  }

  /// Returns the steps of a request, by architecture.
  func steps(of request: ProvenRequest) throws -> [String: [ChangeRecords.Step]] {
    var found: [String: [ChangeRecords.Step]] = [:]
    for contender in request.contenders {
      guard let before = (Lineup.patterns + Lineup.today).first(where: { $0.id == contender.pattern }) else { continue }
      found[contender.pattern] = try ChangedStep.all(of: request.name).map { step in
        ChangeRecords.Step(
          benchmark: step.benchmark.id,
          before: try measure.cost(of: step, before),
          after: try measure.cost(of: step, contender)
        )
      }
    }
    return found
  }
}
