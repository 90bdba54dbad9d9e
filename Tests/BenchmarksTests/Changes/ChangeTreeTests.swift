import ChangeCosts
import Foundation
import Lineup
import Patching
import Reports
import Suites
import TestSupport
import Testing
import UsersInterface

@testable import Command

/// A copy of the files that costs and records of change requests are made from, in which something is changed.
@Suite("The tree of change requests")
@MainActor struct ChangeTreeTests {
  private let folder: TemporaryFolder
  private let tree: ChangeTree

  init() throws {
    folder = try TemporaryFolder()
    tree = ChangeTree(root: URL(filePath: folder.path))
  }

  @Test(
    "differs from a request's record when something has changed that it was taken from",
    arguments: [
      ("Benchmarks/Changes/email/MVP/change.patch", ["email"]),
      ("Benchmarks/Changes/email/Scenarios/EmailScenarios.swift", ["email"]),
      ("Benchmarks/Changes/email/MVP/tests/tests.patch", []),
      ("Benchmarks/Mutants/equivalents.json", []),
      ("Benchmarks/Changes/email/README.md", []),
      ("Benchmarks/Changes/Proof/FaultyApp.swift", ["email", "split"]),
      ("Sources/MVP/MVPApp.swift", ["email", "split"]),
      ("Sources/Shared/Conformance/AppSession.swift", ["email", "split"]),
      ("Tests/VIPERTests/InjectionTests.swift", ["email", "split"]),
    ]
  )
  func stale(_ path: String, _ stale: [String]) throws {
    try ["Sources", "Tests", "Benchmarks/Changes", "Benchmarks/Mutants"].forEach(copy)
    let names = ["email", "split"]
    let before = try tree.inputs(of: names)
    try change(path) { $0 + "\n" }
    let after = try tree.inputs(of: names)
    for name in names {
      let inputs = try #require(before[name])
      var record = ProofRecord(
        inputs: inputs.proof,
        scenarios: 5,
        remaining: 56,
        contradicted: [],
        faults: 4,
        walkedActions: 1,
        roleTests: .init(inputs: inputs.roleTests, values: [:])
      )
      record.strength = .init(inputs: inputs.strength, values: [:])
      #expect(!inputs.differ(from: record) && !inputs.differ(fromStrengthOf: record))
      #expect(after[name]?.differ(from: record) == stale.contains(name), "\(name)")
      let isOfTests = path.contains("/tests/") && name == "email" || path.hasSuffix(".json")
      #expect(after[name]?.differ(fromStrengthOf: record) == (stale.contains(name) || isOfTests), "\(name)")
    }
  }

  @Test("has records that are told to be stale where they are")
  func told() throws {
    let request = try #require(ChangeRequest(name: "why", page: "# 1. why\n> Say why.\n"))
    let record = ProofRecord(inputs: "", scenarios: 5, remaining: 56, contradicted: [], faults: 4, walkedActions: 9)
    func text(isStale: Bool) -> String {
      ChangesReport([(request, [], record, isStale)], totals: ChangeTotals([]), names: [:]).text(.endless)
    }
    #expect(text(isStale: true).contains("Stale, for something has changed since: workbench changes --verify"))
    #expect(!text(isStale: false).contains("Stale"))
  }

  @Test(
    "has records that are told to be damaged, with their path and what makes them anew",
    arguments: ["{}", "{\"inp"]
  )
  func damaged(_ text: String) throws {
    #expect(tree.damagedRecord(of: "why") == nil && tree.record(of: "why") == nil)
    try folder.write(text, to: "Benchmarks/Changes/why/proof.json")
    let path = try #require(tree.damagedRecord(of: "why"))
    let request = try #require(ChangeRequest(name: "why", page: "# 1. why\n> Say why.\n"))
    func report(_ damaged: [String: String]) -> ChangesReport {
      ChangesReport([(request, [], nil, false)], totals: ChangeTotals([]), names: [:], damagedRecords: damaged)
    }
    #expect(report([:]).text(.endless).contains("Not proven yet: workbench changes --verify"))
    let sentence =
      "Benchmarks/Changes/why/proof.json is damaged. To make it anew: workbench changes why --verify"
    for text in [report(["why": path]).text(.endless), report(["why": path]).markdown] {
      #expect(text.contains(sentence), "\(text)")
    }
    #expect(report(["why": path]).summary(.endless).contains("why: \(sentence)"))
  }

  @Test("has records that keep how strong the tests are, which the report shows as shares")
  func strength() throws {
    try FileManager.default.createDirectory(
      at: tree.root.appending(path: "Benchmarks/Changes/why"),
      withIntermediateDirectories: true
    )
    var record = ProofRecord(inputs: "", scenarios: 5, remaining: 56, contradicted: [], faults: 4, walkedActions: 9)
    record.strength = .init(inputs: "", values: ["MVC": .init(mutants: 8, noticed: 7)])
    try tree.keep(record, of: "why")
    // As prove writes it, which does not measure the tests' strength.
    record.strength = nil
    try tree.keep(record, of: "why")
    let kept = try #require(tree.record(of: "why"))
    #expect(kept.strength?.values == ["MVC": .init(mutants: 8, noticed: 7)])

    let request = try #require(ChangeRequest(name: "why", page: "# 1. why\n> Say why.\n"))
    let change = try SampleChange.make(SampleChange.head + SampleChange.ofProtocol, request: "why", in: "MVC")
    let report = ChangesReport([(request, [change], kept, false)], totals: ChangeTotals([change]), names: [:])
    #expect(report.text(.endless).contains(/after the change\n +why\nMVC +87\.5 %\n/), "\(report.text(.endless))")
    #expect(report.csv.contains(",testStrength,stale\n") && report.csv.contains(",0.875,false\n"), "\(report.csv)")
    #expect(report.markdown.contains("| MVC | 87.5 % |") && !report.text(.endless).contains("Stale"))
    let stale = ChangesReport(
      [(request, [change], kept, false)],
      totals: ChangeTotals([change]),
      names: [:],
      isStrengthStale: true
    )
    #expect(stale.text(.endless).contains(/87\.5 %\nStale, for something has changed since: Benchmarks/), "\(stale)")
  }

  @Test("counts a line less, or refuses the patch, when a line is taken out of it")
  func lineLess() throws {
    try ["Sources", "Benchmarks/Changes"].forEach(copy)
    for request in try tree.requests().map(\.name) {
      for contender in Lineup.patterns {
        let roles = contender.architecture.roles
        let before = try tree.change(request, in: contender.id, roles: roles)
        try change("Benchmarks/Changes/\(request)/\(contender.id)/change.patch", Self.withoutALine)
        // What is left may be no change at all.
        let after = try? tree.change(request, in: contender.id, roles: roles).lines
        #expect(after == nil || after == before.lines - 1, "\(request), \(contender)")
      }
    }
  }

  @Test("leaves an architecture without all patches out of the tables, and names it; the others' figures stay", .long())
  func seventh() throws {
    try ["Sources", "Benchmarks/Changes"].forEach(copy)
    let requests = try tree.requests()
    let before = try ChangesReport(requests, in: tree, of: Lineup.patterns).markdown
    let seventh = Contender(UnlinkedApp.self)
    try folder.write("let a = 1\n", to: "Sources/\(seventh.module)/A.swift")
    try folder.write("", to: "Benchmarks/Changes/email/\(seventh.module)/change.patch")
    let all = Lineup.patterns + [seventh]
    let others = requests.map(\.name).filter { $0 != "email" }.joined(separator: ", ")
    let sentence = "\(seventh.name) is left out: it has no patch for \(others)\n"
    let report = try ChangesReport(requests, in: tree, of: all)
    #expect(report.markdown == before + "\n" + sentence && report.text(.endless).contains(sentence))
    #expect(PackageFacts.here(all, in: tree).changes?.architectures == Lineup.patterns.map(\.id))
    #expect(MutantsVerb.subjects(among: all, in: Project.root).map(\.id) == Lineup.patterns.map(\.id))
  }

  @Test("has patches of the tests of roles that there are")
  func testsPatches() throws {
    for contender in Lineup.patterns {
      let folder = "Tests/\(contender.id)Tests"
      let paths = try FileManager.default.subpathsOfDirectory(atPath: Project.root.appending(path: folder).path)
      let texts = try paths.filter { $0.hasSuffix(".swift") }.map { path in
        ("\(folder)/\(path)", try text("\(folder)/\(path)"))
      }
      for request in try ChangeTree(root: Project.root).requests().map(\.name) {
        let path = "Benchmarks/Changes/\(request)/\(contender.id)/tests/tests.patch"
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
