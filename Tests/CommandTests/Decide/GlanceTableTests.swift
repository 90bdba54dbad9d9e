import Command
import CommandFixtures
import Conformance
import Contenders
import Foundation
import TestSupport
import Testing
import Texts
import UsersInterface

@Suite("The first table of a run")
struct GlanceTableTests {
  private static let package = PackageFolder(root: Project.root)

  @Test("has a column for each architecture, and a row for each figure that is known")
  func columns() async throws {
    let table = try await glance(ShownFacts(try FactFile(in: Self.package), FactAge(changed: [:])))
    let rows = /AT A GLANCE\n +MVC\nlines of code +\d+\nfiles +\d+\nfree of UIKit +0 %\n/
    #expect(table.contains(rows), "\(table)")
    // In this run objects, messages and Floor's retains were not counted.
    #expect(!table.contains("objects on the dashboard"), "\(table)")
    #expect(!table.contains("retains over Floor") && !table.contains("messages to open"), "\(table)")
    #expect(table.contains(/12 changes: files +\d+\n12 changes: lines +\d+\n/), "\(table)")
    #expect(!table.contains("*"), "\(table)")
  }

  @Test("has those of today in a table of their own, beside two that most people know, and fits a terminal")
  func today() async throws {
    let changes = ["files", "lines"].flatMap { unit in
      [
        ("all 3 requests", ["MVC": 5, "MVP": 6]),
        ("*email* and *sign-in*", ["MVC": 1, "MVP": 2, "Observed": 3, "OneStore": 4]),
      ]
      .map { Fact("\($0): \(unit)", unit: unit, noise: 0, noiseSource: .exact, values: $1) }
    }
    let group = FactFile.Group(command: "", commit: "", date: "", inputs: [:], figures: changes)
    let facts = ShownFacts(FactFile(["changes": group]), FactAge(changed: [:]))
    let report = RunReport(try await SampleRun.whole(), SampleRun.findings(retains: 1, isExact: true), facts)
    let text = try report.text(.table)
    let six = /AT A GLANCE\n +MVC +MVP +MVVM-C +VIPER +VIP-VM +4V Engine\n3 changes: files +5 +6(?: +–){4}\n/
    #expect(text.contains(six), "\(text)")
    let head = /OBSERVED AND ONESTORE BESIDE MVC AND MVVM-C\n +MVC +MVVM-C +Observed +OneStore\n/
    #expect(text.contains(head), "\(text)")
    #expect(text.contains(/2 changes: files +1 +– +3 +4\n2 changes: lines +1 +– +3 +4\n/), "\(text)")
    #expect(
      text.split(separator: "\n").prefix { !$0.hasPrefix("free of UIKit") }.allSatisfy { $0.count <= 80 },
      "\(text)"
    )
    let markdown = try report.text(.markdown)
    #expect(
      markdown.contains("### At a glance\n") && markdown.contains("### Observed and OneStore beside MVC and MVVM-C\n")
    )
  }

  @Test("stands in README with the facts as they are")
  func readme() async throws {
    let facts = ShownFacts(try FactFile(in: Self.package), FactAge(changed: [:]))
    let results = try await SampleRun.whole()
    let table = try RunReport(results, SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
    let readme = try Self.package.text("README.md")
    let printed = readme.split(separator: "\n").map { $0.split(separator: " ") }
    let rows = table.split(separator: "\n").drop { $0 != "AT A GLANCE" }.prefix { !$0.hasPrefix("free of UIKit:") }
    #expect(rows.count > 10, "\(table)")
    for row in rows.dropFirst() where !row.contains(" over Floor") {
      #expect(printed.contains(row.split(separator: " ")), "\(row)")
    }
  }

  @Test("says of architectures alone that they have not made the changes which another has made")
  func unchanged() async throws {
    let changes = ["files", "lines"].map { unit in
      Fact("all 1 requests: \(unit)", unit: unit, noise: 0, noiseSource: .exact, values: ["MVC": 1])
    }
    let group = FactFile.Group(command: "", commit: "", date: "", inputs: [:], figures: changes)
    let results = try await SampleRun.whole()
    let facts = ShownFacts(FactFile(["changes": group]), FactAge(changed: [:]))
    let table = try RunReport(results, SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
    #expect(table.contains(/1 changes: files +1(?: +–){5}\n1 changes: lines +1(?: +–){5}\n/), "\(table)")
    #expect(table.contains("\n–: has no patch for each change\n"), "\(table)")
  }

  @Test(
    "marks facts of other sources than there are, and says whose and how to find them out again",
    arguments: [false, true]
  )
  func older(_ isChanged: Bool) async throws {
    let facts = try FactFile(in: Self.package)
    let commit = try #require(facts.groups["structure"]?.commit)
    let table = try await glance(ShownFacts(facts, FactAge(changed: isChanged ? [commit: ["MVC"]] : [:])))
    #expect(table.contains(isChanged ? /lines of code +\d+\*\n/ : /lines of code +\d+\n/), "\(table)")
    let note = "* facts of \(commit): the sources of MVC have changed since; to find the facts out again: "
    #expect(
      table.replacing(/\s+/, with: " ").contains("\(note)swift run --package-path Benchmarks/Lab lab facts")
        == isChanged,
      "\(table)"
    )
  }

  @Test("names a file of facts that is not there or damaged, and leaves its rows out", arguments: [nil, "{}"])
  func damaged(_ text: String?) async throws {
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: FactFile.path) }
    let table = try await glance(ShownFacts(in: PackageFolder(root: URL(filePath: folder.path)), of: ["MVC"]))
    #expect(!table.contains("lines of code") && !table.contains("changes:"), "\(table)")
    let name = text == nil ? "facts.json is not there" : "facts.json is damaged"
    #expect(table.replacing(/\s+/, with: " ").contains(name), "\(table)")
  }

  @Test("is followed by one line while everything passes")
  func allWell() async throws {
    let table = try RunReport(try await SampleRun.results(), SampleRun.findings(retains: 1, isExact: true)).text(.table)
    #expect(table.contains("\nAll pass all \(ConformanceSuite.scenarios.count) scenarios.\n"), "\(table)")
    #expect(!table.contains("CONFORMANCE"), "\(table)")
  }

  private func glance(_ facts: ShownFacts) async throws -> String {
    try RunReport(try await SampleRun.results(), SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
  }
}
