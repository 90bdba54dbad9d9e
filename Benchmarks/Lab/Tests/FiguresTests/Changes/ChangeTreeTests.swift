import ChangeCosts
import Command
import CommandFixtures
import Contenders
import Foundation
import Patching
import Suites
import TestSupport
import Testing
import Texts
import UsersInterface

@testable import Figures
@testable import LabCommand

/// A copy of the change requests and of the files that they change, in which something is changed.
@Suite("The tree of change requests")
@MainActor struct ChangeTreeTests {
  private let folder: TemporaryFolder
  private let tree: ChangeTree

  init() throws {
    folder = try TemporaryFolder()
    tree = ChangeTree(PackageFolder(root: URL(filePath: folder.path)))
  }

  @Test("has proofs, which the report tells of")
  func told() throws {
    let request = try #require(ChangeRequest(name: "why", page: "# 1. why\n> Say why.\n"))
    func text(_ proof: ChangeRecords.Proof?) -> String {
      var known = KnownChanges()
      known.set(ChangeRecords(proof: proof), of: "why")
      return ChangesReport([ReportedRequest(request, [])], known, names: [:]).text(.endless)
    }
    let proof = ChangeRecords.Proof(scenarios: 5, remaining: 56, contradicted: [], faults: 4, walkedActions: 9)
    #expect(text(proof).contains("Proven: 5 scenarios of its own and 56 of the specification's on each, 4 faulty apps"))
    #expect(text(nil).contains("Not proven yet: swift run"))
  }

  @Test("has strengths of tests, which the report shows as shares")
  func strength() throws {
    var known = KnownChanges()
    let strength = ChangeRecords.Strength(mutants: 8, noticed: 7, noticedOnlyWithUIKit: 2)
    known.set(ChangeRecords(strength: ["MVC": strength]), of: "why")
    let request = try #require(ChangeRequest(name: "why", page: "# 1. why\n> Say why.\n"))
    let change = try SampleChange.make(SampleChange.head + SampleChange.ofProtocol, request: "why", in: "MVC")
    let report = ChangesReport([ReportedRequest(request, [change])], known, names: [:])
    #expect(report.text(.endless).contains(/after the change\n +why\nMVC +87\.5 %\n/), "\(report.text(.endless))")
    #expect(report.csv.contains(",testStrength\n") && report.csv.contains(",0.875\n"), "\(report.csv)")
    #expect(report.markdown.contains("| MVC | 87.5 % |"))
  }

  @Test("has steps with what another build measured of the same step")
  func steps() throws {
    func step(_ name: String, _ cost: ChangeRecords.StepCost) -> ChangeRecords.Step {
      ChangeRecords.Step(benchmark: name, before: cost, after: cost)
    }
    var records = ChangeRecords()
    records.add(["MVC": [step("close", .init(messages: 3)), step("back", .init(messages: 4))]])
    records.add(["MVC": [step("open", .init(objects: 1)), step("close", .init(objects: 2))]])
    #expect(records.steps?["MVC"] == [step("open", .init(objects: 1)), step("close", .init(objects: 2, messages: 3))])
    records.add(["MVC": [step("close", .init(objects: 5))]])
    #expect(records.steps?["MVC"] == [step("close", .init(objects: 5, messages: 3))])
  }

  @Test("counts a line less, or refuses the patch, when a line is taken out of it")
  func lineLess() throws {
    try ["Sources", "Benchmarks/Workshop/Requests"].forEach(copy)
    for request in try tree.requests().map(\.name) {
      for contender in Lineup.patterns {
        let roles = contender.architecture.roles
        let before = try tree.change(request, in: contender.id, roles: roles)
        try change("Benchmarks/Workshop/Requests/\(request)/\(contender.id)/change.patch", Self.withoutALine)
        // What is left may be no change at all. Lines of files that go count nothing.
        let after = try? tree.change(request, in: contender.id, roles: roles).lines
        let less = before.removedFiles > 0 ? [before.lines, before.lines - 1] : [before.lines - 1]
        #expect(after.map(less.contains) ?? true, "\(request), \(contender)")
      }
    }
  }

  @Test("leaves an architecture without all patches out of the tables, and names it; the others' figures stay", .long())
  func seventh() throws {
    try ["Sources", "Benchmarks/Workshop/Requests"].forEach(copy)
    let requests = try tree.requests()
    let before = try ChangesReport(requests, in: tree, of: Lineup.patterns, KnownChanges()).markdown
    let seventh = Contender(UnlinkedApp.self)
    try folder.write("let a = 1\n", to: "Sources/\(seventh.module)/A.swift")
    try folder.write("", to: "Benchmarks/Workshop/Requests/email/\(seventh.module)/change.patch")
    let all = Lineup.patterns + [seventh]
    let others = requests.map(\.name).filter { $0 != "email" }.joined(separator: ", ")
    let sentence = "\(seventh.name) is left out: it has no patch for \(others)\n"
    let report = try ChangesReport(requests, in: tree, of: all, KnownChanges())
    #expect(report.markdown.replacing("\n" + sentence, with: "") == before && report.text(.endless).contains(sentence))
    #expect(
      MutantsVerb.subjects(among: all, in: PackageFolder(root: Project.root)).map(\.id) == Lineup.patterns.map(\.id)
    )
  }

  @Test("has patches of the tests of roles that there are")
  func testsPatches() throws {
    for contender in Lineup.patterns {
      let folder = "Tests/\(contender.id)Tests"
      let paths = try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path)
      let texts = try paths.filter { $0.hasSuffix(".swift") }.map { path in
        ("\(folder)/\(path)", try text("\(folder)/\(path)"))
      }
      for request in try ChangeTree(PackageFolder(root: Project.root)).requests().map(\.name) {
        let path = "Benchmarks/Workshop/Requests/\(request)/\(contender.id)/tests/tests.patch"
        let patch = try Patch(named: path, try text(path))
        #expect(throws: Never.self) { try patch.applied(to: Dictionary(uniqueKeysWithValues: texts)) }
      }
    }
  }

  /// A patch without the last line of code that it adds; the head of its hunk says so.
  private static func withoutALine(_ patch: String) -> String {
    var lines = patch.components(separatedBy: "\n")
    let isCode = { (line: String) in
      line.hasPrefix("+") && !line.hasPrefix("+++") && !line.contains("//") && !line.hasPrefix("+import ")
        && line.contains(where: \.isLetter)
    }
    guard let place = lines.lastIndex(where: isCode),
      let head = lines[..<place].lastIndex(where: { $0.hasPrefix("@@ ") })
    else { return patch }
    lines.remove(at: place)
    let old = lines[head...].dropFirst().prefix { !$0.hasPrefix("@@ ") && !$0.hasPrefix("--- ") }
    let count = old.count { $0.hasPrefix("+") || $0.hasPrefix(" ") }
    lines[head].replace(#/\+(\d+)(?:,\d+)?/#) { "+\($0.1),\(count)" }
    return lines.joined(separator: "\n")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
  }

  private func copy(_ path: String) throws {
    let copy = tree.root.appending(path: path)
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Project.root.appending(path: path), to: copy)
  }

  private func change(_ path: String, _ change: (String) -> String) throws {
    let file = tree.root.appending(path: path)
    try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  }
}
