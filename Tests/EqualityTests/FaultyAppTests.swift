import Conformance
import Testing

@Suite("The conformance suite detects faults")
struct FaultyAppTests {
  @Test("Without a fault the decorated app passes", arguments: ConformanceSuite.scenarios)
  @MainActor func passesWithoutFault(_ scenario: Scenario) throws {
    try scenario.run(FaultyApp.self)
    try scenario.run(RepositoryFault<FaultyRepository>.self)
  }

  @Test("A fault fails its scenarios, each for its reason", arguments: Faults.all)
  @MainActor func fails(_ fault: Fault) throws {
    for (id, words) in fault.reasons {
      let scenario = try #require(ConformanceSuite.scenarios.first { $0.id == id }, "there is no scenario \(id)")
      let failure = #expect(throws: ConformanceFailure.self, "\(id) passes") { try scenario.run(fault.app) }
      let message = try #require(failure).message
      #expect(message.contains(words), "\(id) fails for another reason")
    }
  }

  @Test("Every scenario is failed by a fault")
  @MainActor func isFailed() {
    let failed = Set(Faults.all.flatMap(\.reasons.keys))
    for scenario in ConformanceSuite.scenarios {
      #expect(failed.contains(scenario.id), "no fault shows that \(scenario.id) can fail")
    }
  }

  @Test("No two scenarios have the same id")
  func idsDiffer() {
    let ids = ConformanceSuite.scenarios.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
