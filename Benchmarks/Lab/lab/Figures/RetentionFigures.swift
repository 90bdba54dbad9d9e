import Suites
import Users

/// The objects that are alive while the details are open, and those that stay after each way in which screens go.
@MainActor func retentionFigures(of module: MeasuredModule, users: UserDirectory) throws -> [String: Double] {
  let run = RetentionRun(module.contender, users: users)
  var figures = ["objects with details open": Double(try run.population().detailsCount)]
  for scenario in RetentionScenario.allCases {
    figures["objects left: \(scenario.summary)"] = Double(try run.run(scenario).leftCount)
  }
  return figures
}
