import Command
import Contenders
import Foundation
import Suites
import TestSupport
import Testing
import Texts

@Suite("The file of facts")
struct FactFileTests {
  static let lines = Fact(
    "lines of code",
    unit: "lines",
    noise: 0.25,
    noiseSource: .twoAuthors,
    trial: .init(kind: .modules, count: 3, turning: ["*remove*", "A.classic"]),
    values: ["A": 20, "B": 24, "C": 60]
  )

  static func facts(_ figures: [Fact] = [lines], commit: String = "0123abcd") -> FactFile {
    let group = FactFile.Group(
      command: "lab facts x",
      commit: commit,
      date: "2026-11-27",
      inputs: [:],
      figures: figures
    )
    return FactFile(["x": group])
  }

  @Test("is read as it was written, with unit, direction, noise, command, commit and date")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let facts = Self.facts()
    try folder.write(String(decoding: facts.json(), as: UTF8.self), to: FactFile.path)
    #expect(try FactFile(in: PackageFolder(root: URL(filePath: folder.path))) == facts)
    #expect(facts["lines of code"] == Self.lines && facts["other"] == nil)
    #expect(facts.group(of: "lines of code")?.commit == "0123abcd")
  }

  @Test(
    "is named with what restores it if it is damaged or of another version",
    arguments: ["", "{}", #"{"schema": 2, "groups": {}}"#]
  )
  func damaged(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: FactFile.path)
    let failure = #expect(throws: FactFileFailure.self) {
      try FactFile(in: PackageFolder(root: URL(filePath: folder.path)))
    }
    #expect(failure?.text.hasSuffix("to restore it: git checkout -- Benchmarks/Facts/facts.json") == true)
  }

  @Test("is damaged if a noise or a format is not known", arguments: [("two authors", "runs"), ("count", "seconds")])
  func strict(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    let package = PackageFolder(root: URL(filePath: folder.path))
    let text = try String(decoding: Self.facts().json(), as: UTF8.self)
    try folder.write(text.replacing("\"\(old)\"", with: "\"\(new)\""), to: FactFile.path)
    #expect(throws: FactFileFailure.self) { try FactFile(in: package) }
  }

  @Test("is named if it is not there")
  func missing() throws {
    let folder = try TemporaryFolder()
    let failure = #expect(throws: FactFileFailure.self) {
      try FactFile(in: PackageFolder(root: URL(filePath: folder.path)))
    }
    #expect(failure?.text.contains("facts.json is not there") == true)
  }

  @Test(
    "of the package says unit, direction, noise and values of the six for each fact, beside them at most those of today, each name once"
  )
  func package() throws {
    let package = PackageFolder(root: Project.root)
    let facts = try FactFile(in: package)
    let all = facts.groups.values.flatMap(\.figures)
    #expect(all.count > 40 && Set(all.map(\.name)).count == all.count)
    let (six, today) = (Set(Samples.six.map(\.module)), Set(Lineup.today.map(\.module)))
    for fact in all {
      #expect(!fact.unit.isEmpty && fact.noise.isFinite && fact.noise >= 0, "\(fact.name)")
      #expect(Set(fact.values.keys).subtracting(six).isSubset(of: today), "\(fact.name)")
      #expect(six.isSubset(of: fact.values.keys) && (fact.noiseSource == .exact) == (fact.noise == 0), "\(fact.name)")
    }
    for (name, group) in facts.groups {
      #expect(!group.command.isEmpty && group.commit.count >= 8 && group.date.count == 10, "\(name)")
    }
    let lines = try package.text(FactFile.path).split(separator: "\n")
    #expect(lines.count <= 2_000)
  }
}
