import CommandFixtures
import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@testable import Records

@Suite("Records")
struct RecordFolderTests {
  private let folder: TemporaryFolder
  private let package: PackageFolder

  init() throws {
    folder = try TemporaryFolder()
    package = PackageFolder(root: URL(filePath: folder.path))
  }

  @Test("come in an order in which each follows those that it is computed from")
  func order() throws {
    let records = RecordFolder(PackageFolder(root: Project.root))
    let names = records.names
    let paths = names.map(records.path)
    var found = 0
    for (index, name) in names.enumerated() {
      for input in records.inputs(of: name) where input.hasPrefix("\(RecordFolder.path)/") {
        found += 1
        #expect(!paths[index...].contains { $0.hasPrefix("\(input)/") }, "\(name.text): \(input)")
      }
    }
    #expect(found > 0)
    // Those of the lab are computed after those of the six.
    #expect(names.drop { !$0.isOfLab }.allSatisfy { $0.isOfLab || RecordName.printed.contains($0) })
  }

  @Test("are stale if and only if something has changed that they were computed from")
  func stale() throws {
    let benchmarks = [
      "ChangeCosts", "Claims", "Command", "Instruments", "Mutants", "Patching", "Reports", "Structure", "Suites",
    ]
    .map { "Benchmarks/\($0)" }
    let tests = Lineup.patterns.map { "Tests/\($0.id)Tests" } + ["Tests/RoleFixtures"]
    // Three requests of all, and without what is built there.
    let requests = ["README.md", "email", "selection", "split"].map { "Changes/\($0)" }
    let lab = PackageFolder(root: Project.root).names(in: PackageFolder.lab)
      .filter { !$0.hasPrefix(".") && $0 != "Changes" }
    try (["Sources"] + tests + benchmarks + (lab + requests).map { "\(PackageFolder.lab)/\($0)" } + ["docs/RESULTS.md"])
      .forEach(imitate)
    for (path, expected) in InputSamples.all {
      let text = try package.text(path)
      defer { try? change(path, to: text) }
      // Each folder of records reads a file once.
      let before = RecordFolder(package)
      // A comment, and another layout.
      if path.hasSuffix(".swift") { try change(path, to: "// one\n" + text + "\n\n") }
      let commented = RecordFolder(package)
      #expect(before.names.allSatisfy { before.hashes(of: $0) == commented.hashes(of: $0) }, "\(path)")
      try change(path, to: path.hasSuffix(".patch") ? text + "+let one = 1\n" : text + "\nlet one = 1\n")
      let after = RecordFolder(package)
      let stale = before.names.filter { before.hashes(of: $0) != after.hashes(of: $0) }.map(\.text)
      let meant = before.names.map(\.text).filter { name in
        expected.contains { name == $0 || $0.hasSuffix("/") && name.hasPrefix($0) }
      }
      #expect(stale == meant, "\(path)")
    }
  }

  @Test("have the files that a run goes through, as the map lists them, but for those that read words or start it")
  func filesOfRun() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    let files = page.matches(of: #/\n\| \d+ \| \[`[\w/.]+`\]\(\.\./([\w/.]+)\) \|/#).map { String($0.output.1) }
    let inputs = RecordFolder(PackageFolder(root: Project.root)).inputs(of: .run)
    let others = files.filter { file in !inputs.contains { file == $0 || file.hasPrefix("\($0)/") } }
    let names = ["workbench/main", "Command/Program", "Command/Arguments/Arguments", "probe/main"]
    #expect(files.count > 20 && others == names.map { "Benchmarks/\($0).swift" })
  }

  @Test("that are computed from another one are stale if its value has changed, whatever that was computed from")
  func valuesOfOthers() throws {
    func hash() -> String? { RecordFolder(package).hashes(of: .run)["\(RecordFolder.path)/mutants"] }
    let records = RecordFolder(package)
    try records.write(["killed": 1], as: .mutants("MVC"), from: ["Sources/MVC": "0"])
    let before = hash()
    try records.write(["killed": 1], as: .mutants("MVC"), from: ["Sources/MVC": "1"])
    #expect(before?.count == 16 && hash() == before)
    try records.write(["killed": 2], as: .mutants("MVC"), from: ["Sources/MVC": "1"])
    #expect(hash() != before)
  }

  @Test("tell what has changed, and that they are missing or damaged")
  func state() throws {
    try folder.write("let a = 1\n", to: "Sources/MVC/A.swift")
    let before = RecordFolder(package)
    #expect(before.state(of: .sizes) == .missing)
    try before.write(["MVC": 1], as: .sizes, from: before.hashes(of: .sizes))
    #expect(before.state(of: .sizes) == .current && before.value(of: .sizes, as: [String: Int].self) == ["MVC": 1])
    try folder.write("let a = 2\n", to: "Sources/MVC/A.swift")
    #expect(RecordFolder(package).state(of: .sizes) == .stale(["Sources/MVC"]))
    try folder.write("let a = 1\n", to: "Sources/MVP/A.swift")
    #expect(RecordFolder(package).state(of: .sizes) == .stale(["Sources/MVC", "Sources/MVP"]))
    try folder.write("{", to: before.path(of: .sizes))
    #expect(RecordFolder(package).state(of: .sizes) == .damaged)
  }

  @Test(
    "count the tokens of Swift, and patches without places and comments",
    arguments: [
      ("a.swift", "let a = f(1, 2) // one\n", "/* two */ let a =\n  f(\n    1,\n    2\n  )", true),
      ("a.swift", "let a = \"b  c\"\n", "let a = \"b c\"\n", false),
      ("a.swift", "let a = \"// b\"\n", "let a = \"\"\n", false),
      ("a.swift", "let a = b - c", "let a = b -c", false),
      ("a.swift", "let a = 1\nlet b = 1", "let a = 1\nlet c = 1", false),
      ("a.patch", "@@ -1,2 +1,3 @@\n a\n+// one\n+b\n", "@@ -4,2 +5,2 @@\n a\n+b\n", true),
      ("a.patch", " a\n+b\n", " a\n-b\n", false),
      ("a.json", "{}\n", "{ }\n", false),
    ]
  )
  func tokens(_ path: String, _ one: String, _ other: String, _ isSame: Bool) throws {
    func hash(_ text: String) -> String {
      var hash = InputHash()
      hash.add(text, at: path)
      return hash.text
    }
    #expect((hash(one) == hash(other)) == isSame)
  }

  /// Makes files of the same names, with one line each: the inputs of a record are found by names.
  private func imitate(_ path: String) throws {
    let names = FileManager.default.enumerator(at: Project.root.appending(path: path), includingPropertiesForKeys: nil)
    let files = (names?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
    let root = Project.root.appending(path: path).path
    for file in files { try folder.write("let a = 1\n", to: path + file.path.dropFirst(root.count)) }
    if files.isEmpty { try folder.write("let a = 1\n", to: path) }
  }

  private func change(_ path: String, to text: String) throws {
    try Data(text.utf8).write(to: package.root.appending(path: path))
  }
}
