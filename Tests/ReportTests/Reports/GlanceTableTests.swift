import ChangeCosts
import CommandFixtures
import Conformance
import Contenders
import Foundation
import Records
import Reports
import Suites
import TestSupport
import Testing

@testable import Command

@Suite("The first table of a run")
struct GlanceTableTests {
  @Test("has a column for each architecture, and a row for each figure that is known")
  func columns() async throws {
    let patches = [SampleChange.ofInitialiser.replacing("+10,6", with: "+8,6"), SampleChange.ofProtocol]
    let changes = try zip(["one", "two"], patches).map {
      try SampleChange.make(SampleChange.head + $1, request: $0, in: "MVC")
    }
    let records = RecordFolder(PackageFolder(root: Project.root))
    let table = try await glance(PackageFacts(in: records, modules: ["MVC"], changes: ChangeTotals(changes)))
    let rows = /AT A GLANCE\n +MVC\nlines of code +\d+\*?\nfiles +\d+\*?\nfree of UIKit +0 %\*?\n/
    #expect(table.contains(rows), "\(table)")
    // In this run objects, messages and Floor's retains were not counted.
    #expect(!table.contains("objects on the dashboard"), "\(table)")
    #expect(!table.contains("retains over Floor") && !table.contains("messages to open"), "\(table)")
    #expect(table.contains(/2 changes: files +2\n2 changes: lines +4\n/), "\(table)")
  }

  @Test("stands in README with the figures that the other records have now")
  func recorded() async throws {
    let lineup = Lineup.compared
    let facts = PackageFacts.here(lineup, in: ChangeTree(PackageFolder(root: Project.root)))
    let results = try await SampleRun.whole()
    let table = try RunReport(results, SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
    let readme = try String(contentsOf: Project.root.appending(path: "README.md"), encoding: .utf8)
    let printed = readme.split(separator: "\n").map { $0.split(separator: " ") }
    let rows = table.split(separator: "\n").drop { $0 != "AT A GLANCE" }.prefix { !$0.hasPrefix("free of UIKit:") }
    #expect(rows.count > 10, "\(table)")
    for row in rows.dropFirst() where !row.contains(" over Floor") {
      // Records that are stale are marked, and have the figures of before.
      #expect(printed.contains(row.replacing(/[*†‡]/, with: "").split(separator: " ")), "\(row)")
    }
  }

  @Test("says of architectures alone that they have not made the changes which another has made")
  func unchanged() async throws {
    let change = try SampleChange.make(SampleChange.head + SampleChange.ofProtocol, request: "one", in: "MVC")
    let facts = PackageFacts(
      in: RecordFolder(PackageFolder(root: Project.root)),
      modules: ["MVC"],
      changes: ChangeTotals([change])
    )
    let results = try await SampleRun.whole()
    let table = try RunReport(results, SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
    #expect(table.contains(/1 change: files +1(?: +–){5}\n1 change: lines +\d(?: +–){5}\n/), "\(table)")
    #expect(table.contains("\n–: has no patch for each change\n"), "\(table)")
  }

  @Test("marks records of other sources than there are, and says how to renew them", arguments: [false, true])
  func stale(_ isChanged: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/MVC/A.swift")
    let package = PackageFolder(root: URL(filePath: folder.path))
    let facts: [String: [String: Double]] = [
      "MVC": ["lines": 17, "files": 1, "interfaceFreeShare": 0.25, "rolesOfComponent": 3, "weakReferences": 2]
    ]
    let records = RecordFolder(package)
    try records.write(facts, as: .sizes, from: records.hashes(of: .sizes))
    // A comment changes nothing.
    try folder.write("// one\nlet a = \(isChanged ? 2 : 1)\n", to: "Sources/MVC/A.swift")
    let table = try await glance(PackageFacts(in: RecordFolder(package), modules: ["MVC"], changes: nil))
    #expect(table.contains(isChanged ? /lines of code +17\*\n/ : /lines of code +17\n/), "\(table)")
    #expect(table.contains(isChanged ? /free of UIKit +25 %\*\n/ : /free of UIKit +25 %\n/), "\(table)")
    #expect(table.contains("to renew it: swift run workbench record sizes") == isChanged, "\(table)")
  }

  @Test("has the costs of tests, and marks records of other tests than there are", arguments: [false, true])
  func tests(_ isChanged: Bool) async throws {
    let folder = try TemporaryFolder()
    let package = PackageFolder(root: URL(filePath: folder.path))
    try folder.write("let a = 1\n", to: "Sources/MVC/A.swift")
    try folder.write("let b = 1\n", to: "Tests/MVCTests/B.swift")
    try SampleRecord.keep(mutantsOf: "MVC", in: RecordFolder(package))
    if isChanged { try folder.write("let b = 2\n", to: "Tests/MVCTests/B.swift") }
    let table = try await glance(PackageFacts(in: RecordFolder(package), modules: ["MVC"], changes: nil))
    let mark = isChanged ? "†" : ""
    let rows = [
      "leak if made strong": "1", "mutants noticed by tests": "97 %", "mutants that need UIKit": "25 %",
      "test doubles": "2",
    ]
    for (label, value) in rows {
      let row = table.split(separator: "\n").first { $0.hasPrefix(label) } ?? ""
      let words = row.split(separator: " ").suffix(value.contains("%") ? 2 : 1)
      #expect(words.joined(separator: " ") == value + mark, "\(row)")
    }
    #expect(table.contains("to renew it: swift run workbench record mutants") == isChanged, "\(table)")
  }

  @Test(
    "has the deepest stack that is recorded, and marks it if it was recorded of other sources",
    arguments: [false, true]
  )
  func stacks(_ isChanged: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/MVC/A.swift")
    let package = PackageFolder(root: URL(filePath: folder.path))
    let records = RecordFolder(package)
    let figures = ModuleFigures(["MVC": ["deepest stack of a load": 3]])
    try records.write(figures, as: .figures(.depth), from: records.hashes(of: .figures(.depth)))
    if isChanged { try folder.write("let a = 2\n", to: "Sources/MVC/A.swift") }
    let table = try await glance(PackageFacts(in: RecordFolder(package), modules: ["MVC"], changes: nil))
    #expect(table.contains(isChanged ? /deepest stack of a load +3‡\n/ : /deepest stack of a load +3\n/), "\(table)")
    #expect(table.contains("to renew it: swift run workbench record figures/depth") == isChanged, "\(table)")
    #expect(table.contains("stack: functions of the architecture"), "\(table)")
  }

  @Test("leaves out unknown figures")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    let records = RecordFolder(PackageFolder(root: URL(filePath: folder.path)))
    let table = try await glance(PackageFacts(in: records, modules: ["MVC"], changes: nil))
    #expect(!table.contains("lines of code") && !table.contains("changes:") && !table.contains("renew"), "\(table)")
  }

  @Test(
    "names a record that is there and cannot be read",
    arguments: ["", "{}", #"{"inputs": {}, "value": 1}"#]
  )
  func damaged(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let records = RecordFolder(PackageFolder(root: URL(filePath: folder.path)))
    let names = [RecordName.sizes, .mutants("MVC")]
    for name in names { try folder.write(text, to: records.path(of: name)) }
    let table = try await glance(PackageFacts(in: records, modules: ["MVC"], changes: nil)).replacing(/\s+/, with: " ")
    for name in names {
      #expect(table.contains("\(records.path(of: name)) is damaged or of another version"), "\(table)")
      #expect(table.contains("to renew it: swift run workbench record \(name.text)"), "\(table)")
    }
  }

  @Test("is followed by one line while everything passes")
  func allWell() async throws {
    let table = try RunReport(try await SampleRun.results(), SampleRun.findings(retains: 1, isExact: true)).text(.table)
    #expect(table.contains("\nAll pass all \(ConformanceSuite.scenarios.count) scenarios.\n"), "\(table)")
    #expect(!table.contains("CONFORMANCE"), "\(table)")
  }

  private func glance(_ facts: PackageFacts) async throws -> String {
    try RunReport(try await SampleRun.results(), SampleRun.findings(retains: 1, isExact: true), facts).text(.table)
  }
}
