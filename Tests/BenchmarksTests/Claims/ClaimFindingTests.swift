import Claims
import Lineup
import Suites
import Testing

@Suite("What is found of a claim")
@MainActor struct ClaimFindingTests {
  @Test("is found by shares as they are: a line in a thousand is not none")
  func unrounded() async throws {
    let coupled = (1...600).map { "class C\($0): UIView {}" }.joined(separator: "\n")
    let view = "import HeadlessUIKit\n\(coupled)\n"
    let free = ["View.swift": view, "Model.swift": "struct Model {}\n"]
    let structures = ["MVC": try SampleModule.structure(free), "MVP": try SampleModule.structure(free)]
    let finding = try await finding(1, MadeUpEvidence(structures: structures))
    let share = try #require(finding.figures.first { $0.subject == "MVC" && $0.metric == "UI-free %" }?.value)
    #expect(share > 0 && share < 0.5)
    #expect(finding.verdict != .holds)
  }

  @Test("is undecided where every wiring leaks: then no number of weak references is enough")
  func allLeak() async throws {
    let wirings = Lineup.all.compactMap(\.wiring)
    try #require(wirings.count == 16)
    let finding = try await finding(12, MadeUpEvidence(wirings: WiringFindings(wirings) { _ in true }))
    #expect(finding.verdict.word == "undecided", "\(finding.verdict)")
    let clean = try await self.finding(12, MadeUpEvidence(wirings: WiringFindings(wirings) { $0.strong.count > 2 }))
    #expect(clean.verdict == .depends(on: "which: 2 weak ones are enough"))
  }

  private func finding(_ number: Int, _ evidence: MadeUpEvidence) async throws -> ClaimFinding {
    await (try #require(Claim.all.first { $0.id == number })).finding(from: evidence)
  }
}
