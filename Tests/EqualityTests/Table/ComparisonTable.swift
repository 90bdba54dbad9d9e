import Command
import Conformance
import Contenders
import Runs
import Suites
import TestSupport
import Testing
import Users

/// Ends the run with a table of the architectures once a suite has run, whether its tests passed or not.
struct ComparisonTable: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let tally = ScenarioTally()
    do {
      try await ScenarioTally.$current.withValue(tally, operation: function)
    } catch {
      await show(tally)
      throw error
    }
    await show(tally)
  }

  @MainActor private func show(_ tally: ScenarioTally) {
    var table = TextTable([
      "architecture", "scenarios", "objects on dashboard", "with details", "left after close",
    ])
    for contender in Lineup.patterns + Lineup.today {
      let counts = try? objects(of: contender)
      table.add(
        [TextTable.Cell(contender.name), TextTable.Cell(tally.text(for: contender.id))]
          + (counts ?? []).map { TextTable.Cell("\($0)") }
      )
    }
    EndOfRun.print(table.lines().joined(separator: "\n"), as: "2 table")
    if let notice = ToolTests.notice { EndOfRun.print(notice, as: "3 left out") }
  }

  @MainActor private func objects(of contender: Contender) throws -> [Int] {
    let run = RetentionRun(contender, users: try UserDirectory(SampleUsers.three))
    let population = try run.population()
    return [population.dashboardCount, population.detailsCount, try run.run(.close).leftCount]
  }
}

extension SuiteTrait where Self == ComparisonTable {
  /// Ends the suite with a table of the architectures.
  static var endingWithTable: ComparisonTable { ComparisonTable() }
}
