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
  let isWiring = module.contender.kind == .asPublished
  for scenario in RetentionScenario.allCases {
    do {
      figures["objects left: \(scenario.summary)"] = Double(try run.run(scenario).leftCount)
    } catch  where isWiring {
      // Its flaw is another one: the screen is wrong.
      continue
    }
  }
  if isWiring { figures["wiring"] = 1 }
  return figures
}
