import Conformance
import Foundation
import Lineup
import Reports
import Suites
import Testing
import Users

/// Prints a table of the architectures when a suite has run, whether its tests passed or not.
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
      await print(tally)
      throw error
    }
    await print(tally)
  }

  @MainActor private func print(_ tally: ScenarioTally) {
    var table = TextTable([
      "architecture", "scenarios passed", "objects on dashboard", "on details", "left after close",
    ])
    for contender in Lineup.patterns {
      let counts = try? objects(of: contender)
      table.add(
        [TextTable.Cell(contender.name), TextTable.Cell(tally.text(for: contender.id))]
          + (counts ?? []).map { TextTable.Cell("\($0)") }
      )
    }
    let lines = table.lines(colors: false).joined(separator: "\n")
    // In one piece, so that nobody else's line comes between.
    FileHandle.standardOutput.write(Data("\n\(lines)\n\n".utf8))
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
