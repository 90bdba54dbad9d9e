import Conformance
import MODULE
import Testing

@Suite("It is the users app")
@MainActor struct ScenarioTests {
  @Test("as the specification says", arguments: ConformanceSuite.scenarios)
  func scenario(_ scenario: Scenario) throws {
    try scenario.run(APP.self)
  }
}
