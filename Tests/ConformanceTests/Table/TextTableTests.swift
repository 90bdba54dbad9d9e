import Testing

@Suite("Text table")
struct TextTableTests {
  @Test("Columns are aligned, the first on the left")
  func aligned() {
    let table = TextTable(header: ["name", "n"], rows: [["A", "12"], ["Longer", "3"]])
    #expect(table.text == "name     n\n──────  ──\nA       12\nLonger   3")
  }

  @Test("The tally counts scenarios that pass and scenarios that don't")
  @MainActor func tallies() {
    let tally = ScenarioTally()
    tally.count("MVC") {}
    #expect(throws: CancellationError.self) { try tally.count("MVC") { throw CancellationError() } }
    #expect(tally.text(for: "MVC") == "1 of 2")
    #expect(tally.text(for: "MVP") == "0 of 0")
  }
}
