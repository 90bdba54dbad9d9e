import ChangeCosts
import Foundation
import Records
import Reports
import TestSupport
import Testing

@Suite("The situations on the report's page")
struct ChoosingEntryTests {
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

  /// The data that the page gets of three architectures with made-up figures, and of a page about choosing.
  private func entry(_ page: String) throws -> Entry {
    let folder = try TemporaryFolder()
    let own = ["A": 20.0, "B": 24, "C": 60].mapValues { ["lines of code": $0, "files": $0 / 2 - 10] }
    let figures = ArchitectureFigures(
      ["A", "B", "C"].map { (module: $0, name: "The \($0)") },
      ChangesReport([], names: [:]),
      MutantsRecord(of: [], in: RecordFolder(PackageFolder(root: URL(filePath: folder.path)))),
      nil,
      sets: [.structure: ModuleFigures(own.merging(["A_x": own["A"] ?? [:], "A_x_second": own["B"] ?? [:]]) { $1 })]
    )
    return try JSONDecoder().decode(Entry.self, from: JSONEncoder().encode(ChoosingEntry(figures, page: page)))
  }

  private func section(_ prose: String) -> String {
    "# Page\n\n## A title\n\n<!-- Figures, one screen; renew with: swift run workbench pages -->\nfigures\n"
      + "<!-- End of figures, one screen -->\n\n\(prose)\n\n## Another\n\n**Not** this. Nor this.\n"
  }

  @Test("have two sentences from the emphasised one on, without references in parentheses")
  func words() throws {
    let prose =
      "Before.\n\nAn introduction. **Choose A** if\nit `fits` ([PAIRS](PAIRS.md): why). The *second*, 2.5 of it. A third."
      + "\n\n*What would change it:* more ([below](#x)), or [less](Y.md)."
    let situation = try #require(try entry(section(prose)).situations.first)
    #expect(situation.title == "A title")
    #expect(situation.answer == "Choose A if it fits. The second, 2.5 of it.")
    #expect(situation.change == "more, or less.")
  }

  @Test("group what differs by no more than two authors do, and give the least factor between groups")
  func groups() throws {
    let entry = try entry(section("**One.**"))
    #expect(entry.situations.map(\.figures) == [[0, 1]] && entry.situations[0].answer == "One.")
    #expect(entry.figures[0].label == "lines of code")
    #expect(entry.figures[0].groups == [.init(modules: ["A", "B"]), .init(modules: ["C"], margin: 2.5)])
    // From 0 there is no factor.
    #expect(entry.figures[1].groups.map(\.modules) == [["A"], ["B"], ["C"]])
    #expect(entry.figures[1].groups.map(\.margin) == [nil, nil, 10])
  }

  @Test("are left out if the page says nothing about them, or is not there", arguments: ["", "No emphasis here."])
  func missing(prose: String) throws {
    #expect(try entry(prose.isEmpty ? "" : section(prose)).situations.isEmpty)
  }
}
