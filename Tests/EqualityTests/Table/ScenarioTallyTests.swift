import Testing

@Suite("The table that the run ends with")
struct ScenarioTallyTests {
  @Test("counts scenarios that pass and scenarios that don't")
  @MainActor func tallies() {
    let tally = ScenarioTally()
    tally.count("MVC") {}
    #expect(throws: CancellationError.self) { try tally.count("MVC") { throw CancellationError() } }
    #expect(tally.text(for: "MVC") == "1 of 2")
    #expect(tally.text(for: "MVP") == "0 of 0")
  }
}
