import Suites
import Users

/// The objects that are alive while the details are open, and those that stay after each way in which screens go.
@MainActor func retentionFigures(of module: MeasuredModule, users: UserDirectory) throws -> [String: Double] {
  let run = RetentionRun(Contender(module.app), users: users)
  var figures: [String: Double] = [:]
  // The objects are those of the contender's own module, also if another begins it.
  if module.app == module.contender.app {
    figures["objects with details open"] = Double(try run.population().detailsCount)
  }
  for scenario in RetentionScenario.allCases {
    figures["objects left: \(scenario.summary)"] = Double(try run.run(scenario).leftCount)
  }
  if module.contender.kind == .asPublished { figures["wiring"] = 1 }
  return figures
}
