import Foundation
import Lineup
import Suites
import Testing
import UsersInterface

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
    let rows = Lineup.patterns.map { contender in
      [contender.architecture.name, tally.text(for: contender.id)] + Population(of: contender.app).texts
    }
    let table = TextTable(
      header: ["Architecture", "scenarios passed", "objects on dashboard", "on details", "left after close"],
      rows: rows
    )
    // In one piece, so that nobody else's line comes between.
    FileHandle.standardOutput.write(Data("\n\(table.text)\n\n".utf8))
  }
}

extension SuiteTrait where Self == ComparisonTable {
  /// Ends the suite with a table of the architectures.
  static var endingWithTable: ComparisonTable { ComparisonTable() }
}
