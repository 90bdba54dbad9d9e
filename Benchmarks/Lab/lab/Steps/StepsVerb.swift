import ChangeCosts
import Contenders
import Proof
import Records
import Suites
import Users

/// Measures the steps that requests change, before and after: in a release build the objects that are alive then, and
/// retains and releases; in a debug build the messages, which no other build can count.
@MainActor func measureSteps(_ arguments: LabArguments) async throws {
  let users = try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers())
  let measure = try StepMeasure(users: users)
  for request in arguments.requests {
    var found: [String: [ChangeRecords.Step]] = [:]
    for contender in request.contenders {
      guard let before = Lineup.patterns.first(where: { $0.id == contender.pattern }) else { continue }
      let steps = try ChangedStep.all(of: request.name).map { step in
        ChangeRecords.Step(
          benchmark: step.benchmark.id,
          before: try measure.cost(of: step, before),
          after: try measure.cost(of: step, contender)
        )
      }
      for step in steps { say("\(contender.id), \(step.benchmark): \(step.before.text) → \(step.after.text)") }
      found[contender.pattern] = steps
    }
    #if DEBUG
      try arguments.keep(found, as: .messages(request.name))
    #else
      try arguments.keep(found, as: .steps(request.name))
    #endif
  }
}

extension ChangeRecords.StepCost {
  /// The measured values in words.
  fileprivate var text: String {
    let parts = [
      objects.map { "\($0) objects" }, messages.map { "\($0) messages" },
      references.map { "\($0) retains and releases" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
