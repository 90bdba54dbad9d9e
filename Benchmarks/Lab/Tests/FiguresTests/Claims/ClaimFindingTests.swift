import Claims
import Command
import CommandFixtures
import Contenders
import Figures
import Foundation
import Suites
import TestSupport
import Testing
import Texts

@Suite("A claim's finding")
@MainActor struct ClaimFindingTests {
  @Test("rests on exact shares: a line in a thousand counts", .long())
  func unrounded() async throws {
    let coupled = (1...600).map { "class C\($0): UIView {}" }.joined(separator: "\n")
    let view = "import HeadlessUIKit\n\(coupled)\n"
    let free = ["View.swift": view, "Model.swift": "struct Model {}\n"]
    let structure = try Self.structure(free)
    let structures = Dictionary(uniqueKeysWithValues: Subject.allCases.map { ($0, structure) })
    let finding = try await finding("1a", MadeUpEvidence(structures: structures))
    let share = try #require(finding.figures.first { $0.subject == "MVC" && $0.metric == "free of UIKit %" }?.value)
    #expect(share > 0 && share < 0.5)
    #expect(finding.verdict != .holds)
  }

  @Test("rests on all wirings: undecided if VIPER leaks with all four weak, and refuted if it does not leak as printed")
  func wirings() async throws {
    // All sixteen, whatever app they are of: the findings are made up.
    let wirings = (0..<16).map { bits in
      Wiring(Lineup.patterns[0], strong: Set((1...4).filter { bits >> ($0 - 1) & 1 == 1 }))
    }
    let leaking = try await finding("12", MadeUpEvidence(wirings: WiringFindings(wirings) { _ in true }))
    #expect(leaking.verdict.word == "undecided", "\(leaking.verdict)")
    let clean = try await finding("12", MadeUpEvidence(wirings: WiringFindings(wirings) { $0.strong.count > 3 }))
    #expect(clean.verdict == .refuted)
    let cyclic = try await finding("12", MadeUpEvidence(wirings: WiringFindings(wirings) { $0.strong.count > 2 }))
    #expect(cyclic.verdict == .holds)
    #expect(cyclic.figures.contains(ClaimFigure("fewest weak", "number", 2)))
  }

  @Test("rests on what is known of tests: MVC's need UIKit; VIP has none, so VIP-VM is not compared with it")
  func tests() async throws {
    let findings = try KnownMutants(Data(PackageFolder(root: Project.root).text(KnownMutants.path).utf8)).findings
    let tests = Dictionary(
      uniqueKeysWithValues: findings.compactMap { module, found in Subject(rawValue: module).map { ($0, found) } }
    )
    try #require(tests.count == 6)
    let evidence = MadeUpEvidence(tests: tests)
    for id in ["1b", "21b", "37", "38"] {
      let finding = try await finding(id, evidence)
      #expect(finding.verdict.word != "undecided", "\(id): \(finding.verdict)")
    }
    let hard = try await finding("1b", evidence)
    #expect(hard.sentence == "holds in this app")
    #expect(hard.figures.contains(ClaimFigure("MVC", "noticed without UIKit %", 0)))
    let vip = try await finding("19", evidence)
    #expect(vip.sentence.contains("needs role tests of VIP") && vip.figures.count == 4)
  }

  @Test("is undecided without evidence, for every claim")
  func nothing() async {
    for claim in Claim.all {
      let finding = await claim.finding(from: MadeUpEvidence())
      #expect(finding.verdict.word == "undecided" && finding.figures.isEmpty, "\(claim.id): \(finding.verdict)")
    }
  }

  @Test("says what is needed if nothing measures it yet")
  func unmeasured() async throws {
    let finding = try await finding("20", MadeUpEvidence())
    #expect(finding.sentence == "undecided: needs people who learn it; code cannot show this")
  }

  @Test(
    "reaches as far as what was measured, and says which rule of the house makes it so",
    arguments: [
      ("11", ["holds", "refuted", "depends on the team", "undecided: too few rounds"]),
      (
        "2",
        ["holds in this app", "refuted in this app", "depends in this app on the team", "undecided: too few rounds"]
      ),
      ("7", ["holds on one small screen", "refuted on one small screen", "depends on one small screen on the team"]),
      ("4", ["holds, by construction: this MVP has neither", "refuted, by construction: this MVP has neither"]),
    ]
  )
  func reach(number: String, sentences: [String]) throws {
    let claim = try #require(Claim.all.first { $0.id == number })
    let verdicts = [ClaimVerdict.holds, .refuted, .depends(on: "the team"), .undecided("too few rounds")]
    for (verdict, sentence) in zip(verdicts, sentences) {
      #expect(ClaimFinding(claim: claim, figures: [], verdict: verdict).sentence == sentence)
    }
  }

  @Test("is about a claim with its passage: a document's, or ours on one")
  func passages() {
    for claim in Claim.all {
      #expect(!claim.passages.isEmpty, "\(claim.id)")
      #expect([".", ")"].contains(claim.statement.suffix(1)), "\(claim.id)")
      for passage in claim.passages {
        #expect(["000", "002", "003", "004"].contains(passage.document) && !passage.section.isEmpty, "\(claim.id)")
      }
    }
    #expect(Claim.all.filter { $0.passages.contains(where: \.isOurs) }.map(\.id) == ["14"])
  }

  /// The structure of files, given by their names.
  private static func structure(_ files: [String: String]) throws -> PatternStructure {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    return try reader.read(ModuleSources(module: "Sample", folder: URL(filePath: folder.path)), roles: [])
  }

  private func finding(_ number: String, _ evidence: MadeUpEvidence) async throws -> ClaimFinding {
    await (try #require(Claim.all.first { $0.id == number })).finding(from: evidence)
  }
}
