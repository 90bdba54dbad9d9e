import Conformance
import Contenders
import Suites
import Testing

@Suite("Every architecture is the same app", .endingWithTable)
struct ScenarioTests {
  @Test("passes", arguments: ConformanceSuite.scenarios, Lineup.patterns + Lineup.today)
  @MainActor func passes(_ scenario: Scenario, _ contender: Contender) throws {
    let tally = try #require(ScenarioTally.current, "the suite has no table to end with")
    try tally.count(contender.id) { try scenario.run(contender.app) }
  }
}
