import Command
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@Suite("The page about choosing")
struct ChoosingPageTests {
  private static let package = PackageFolder(root: Project.root)

  private struct Entry: Decodable {
    struct Situation: Decodable {
      let title: String
      let answer: String
      let change: String?
      let figures: [Int]
    }

    struct Figure: Decodable {
      struct Group: Decodable, Equatable {
        let modules: [String]
        var margin: Double?
      }

      let label: String
      let groups: [Group]
    }

    let situations: [Situation]
    let figures: [Figure]
  }

  /// The data that the report page gets of made-up facts, and of a page about choosing.
  private func entry(_ page: String) throws -> Entry {
    let other = Fact("files", unit: "files", noise: 0.2, noiseSource: .twoAuthors, values: ["A": 0, "B": 2, "C": 20])
    let situations = #"{"beside":["files"],"situations":[{"id":"one screen","figures":["lines of code","unknown"]}]}"#
    let choosing = try ChoosingPage(
      Data(situations.utf8),
      FactFileTests.facts([FactFileTests.lines, other]),
      of: ["A", "B", "C"].map { (module: $0, name: "The \($0)") }
    )
    return try JSONDecoder().decode(Entry.self, from: JSONEncoder().encode(ChoosingEntry(choosing, page: page)))
  }

  private func section(_ prose: String) -> String {
    "# Page\n\n## A title\n\n<!-- Figures, one screen; renew with: \(ChoosingPage.command) -->\nfigures\n"
      + "<!-- End of figures, one screen -->\n\n\(prose)\n\n## Another\n\n**Not** this. Nor this.\n"
  }

  @Test("gives the report two sentences from the emphasised one on, without references in parentheses")
  func words() throws {
    let prose =
      "Before.\n\nAn introduction. **Choose A** if\nit `fits` ([PAIRS](PAIRS.md): why). The *second*, 2.5 of it. A third."
      + "\n\n*What would change it:* more ([below](#x)), or [less](Y.md)."
    let situation = try #require(try entry(section(prose)).situations.first)
    #expect(situation.title == "A title")
    #expect(situation.answer == "Choose A if it fits. The second, 2.5 of it.")
    #expect(situation.change == "more, or less.")
  }

  @Test(
    "gives the report the figures of a situation with their groups, and those beside; a fact that is not known is left out"
  )
  func groups() throws {
    let entry = try entry(section("**One.**"))
    #expect(entry.situations.map(\.figures) == [[0]] && entry.situations[0].answer == "One.")
    #expect(entry.figures.map(\.label) == ["lines of code", "files"])
    #expect(entry.figures[0].groups == [.init(modules: ["A", "B"]), .init(modules: ["C"], margin: 2.5)])
    // From 0 there is no factor.
    #expect(entry.figures[1].groups.map(\.margin) == [nil, nil, 10])
  }

  @Test(
    "has no situation in the report if it says nothing about it, or is not there",
    arguments: ["", "No emphasis here."]
  )
  func missing(prose: String) throws {
    #expect(try entry(prose.isEmpty ? "" : section(prose)).situations.isEmpty)
  }

  @Test("shows the facts as they are")
  func figures() throws {
    let choosing = try ChoosingPage(
      Data(try Self.package.text(ChoosingPage.situationsPath).utf8),
      try FactFile(in: Self.package),
      of: Lineup.patterns.map { (module: $0.module, name: $0.name) }
    )
    let page = try Self.package.text(ChoosingPage.path)
    #expect(choosing.situations.count == 6)
    for situation in choosing.situations {
      let part = "\(situation.begin)\n\n\(choosing.text(of: situation))\n\(situation.end)"
      #expect(page.contains(part), "docs/CHOOSING.md is not of the facts: \(ChoosingPage.command)\n\(part)")
    }
  }
}
