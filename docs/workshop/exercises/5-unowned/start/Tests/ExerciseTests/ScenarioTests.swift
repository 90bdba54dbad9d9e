import Conformance
import MODULE
import Testing

@Suite("It is the users app")
@MainActor struct ScenarioTests {
  @Test("as the specification says", arguments: ConformanceSuite.scenarios.filter { !mayCrash.contains($0.id) })
  func scenario(_ scenario: Scenario) throws {
    try scenario.run(APP.self)
  }

  @Test("and an answer after the app's end does not crash it", arguments: mayCrash)
  func lateAnswer(_ id: String) async throws {
    let result = await #expect(processExitsWith: .success, "the process crashed") { [id] in
      for scenario in ConformanceSuite.scenarios where scenario.id == id { try? await scenario.run(APP.self) }
    }
    // It does not crash: this process can run it, and say what else is wrong.
    guard result != nil else { return }
    for scenario in ConformanceSuite.scenarios where scenario.id == id { try scenario.run(APP.self) }
  }
}

/// The scenarios that may crash: each runs in a process of its own.
private let mayCrash = [
  "17-the-app-s-end-cancels-the-load-a-late-answer-changes-nothing",
  "17-the-app-s-end-before-the-first-layout-cancels-the-load-a-late-answer-changes-nothing",
  "17-the-app-s-end-during-a-refresh-cancels-it-a-late-answer-changes-nothing",
]
