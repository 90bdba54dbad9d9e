import Command
import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import UsersInterface

@Suite("No line is longer than the terminal", .serialized)
struct WidthTests {
  private nonisolated static let commands = [
    "--help", "list", "list --overhead", "check --verbose MVP",
    "walk MVC MVP --actions 2000", "leaks MVC MVP", "load MVC FourV --share 0.1",
    "run --budget 0.01", "run --budget 0.01 --suite mechanisms", "run MVC --suite navigation --budget 0.01",
    "sweep MVC MVVMC --sizes 2,20,200 --observers 1,2,4 --budget 0.05", "aa MVC --runs 2 --budget 0.02",
    "aa MVC MVP --intervals --runs 2 --budget 0.02",
    "trace VIPER open", "trace --counts", "changes", "changes unsaved",
  ]

  @Test("whatever the verb prints", .long(), arguments: commands)
  func command(_ line: String) async {
    for width in [40, 80, 100, 200] {
      expect(await CommandRun(line.split(separator: " ").map(String.init), width: width).output, fits: width)
    }
  }

  @Test("whatever the verb's help says")
  func help() async {
    let verbs = await CommandRun(["candidates", ""]).output.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first
    }
    #expect(verbs.count > 14)
    for verb in verbs where !verb.hasPrefix("-") {
      for width in [40, 80] { expect(await CommandRun(["help", String(verb)], width: width).output, fits: width) }
    }
  }

  @Test("whatever is compared with a baseline")
  func baseline() async throws {
    let before = try await SampleDocument.make(ratio: 1)
    let after = try await SampleDocument.make(ratio: 1e-300) { @Sendable entry in
      [entry.merging(["variant": "uncoordinated"]) { $1 }]
    }
    for document in [before, after] {
      let report = BaselineReport(try BaselineComparison(before, document, tolerance: 0), name: "main", tolerance: 0)
      for width in [40, 80, 100, 200] {
        expect(Layout(width: width).fit(report.text(Layout(width: width))), fits: width)
      }
    }
  }

  @Test("whatever is read from the sources")
  func structure() throws {
    let reader = StructureReader(toolchain: try .locate(), modules: Built.products.modules)
    let structures = try Lineup.patterns.suffix(2).map { contender in
      let sources = try Built.products.sources(ofModule: contender.module)
      return (contender: contender, structure: try reader.read(sources, roles: contender.architecture.roles))
    }
    let report = StructureReport(structures)
    for width in [40, 80, 100, 200] { expect(Layout(width: width).fit(report.text(Layout(width: width))), fits: width) }
  }

  private func expect(_ text: String, fits width: Int) {
    let longest = text.split(separator: "\n").max { $0.count < $1.count } ?? ""
    #expect(!text.isEmpty && longest.count <= width, "\(longest.count): \(longest)")
    // No column consists of missing values only.
    #expect(!text.contains("n/a  n/a"), "\(text)")
  }
}
