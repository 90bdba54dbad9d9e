import Conformance
import Lineup
import Suites
import Testing

@Suite("Every architecture is the same app")
struct ConformanceTests {
  @Test("passes", arguments: ConformanceSuite.scenarios, Lineup.patterns)
  @MainActor func passes(_ scenario: Scenario, _ contender: Contender) throws {
    try scenario.run(contender.app)
  }
}
