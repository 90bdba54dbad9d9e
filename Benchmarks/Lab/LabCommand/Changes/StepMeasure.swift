import ChangeCosts
import Instruments
import Runs
import Suites
import Tracing

/// The reason for which a step cannot be measured.
struct StepFailure: Error, CustomStringConvertible {
  let description: String
}

/// Measures steps, as far as this build can.
@MainActor struct StepMeasure {
  let users: BenchmarkUsers
  /// The probe that counts retains and releases; `nil` in a debug build, which has more of them than a release build.
  private let probe: ProbeClient?

  init(users: BenchmarkUsers, probe: ProbeResult<ProbeClient>) throws {
    self.users = users
    #if DEBUG
      self.probe = nil
    #else
      switch probe {
      case .available(let client): self.probe = client
      case .unavailable(let reason): throw StepFailure(description: reason)
      }
    #endif
  }

  func cost(of step: ChangedStep, _ contender: Contender) throws -> ChangeRecords.StepCost {
    guard let probe else {
      let count = try Tracer(contender).count(step.benchmark, users: users)
      return ChangeRecords.StepCost(messages: count.perStep)
    }
    let population = try RetentionRun(contender, users: users.directory).population()
    let screen = step.endsInDetails ? population.details : population.dashboard
    let answer = probe.counts(contenders: [contender.id], benchmarks: [step.benchmark.id])
    guard let counts = answer.value?.counts.first, counts.failure == nil,
      let retains = counts.perStep[.retains], let releases = counts.perStep[.releases]
    else {
      let reason = answer.reason ?? answer.value?.counts.first?.failure ?? "nothing was counted"
      throw StepFailure(description: "\(contender.id), \(step.benchmark.id): \(reason)")
    }
    return ChangeRecords.StepCost(objects: screen.roleCount + screen.binding, references: retains + releases)
  }
}
