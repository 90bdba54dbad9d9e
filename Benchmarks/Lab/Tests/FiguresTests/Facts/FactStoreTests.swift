import ChangeCosts
import Command
import Contenders
import Figures
import Foundation
import Suites
import TestSupport
import Testing
import Texts

@testable import LabCommand

@Suite("The files of facts")
struct FactStoreTests {
  @Test(
    "are written in the layout that they have",
    arguments: ["changes": 3, "mutants": 4, "claims": 2, "flows": 3, "ownership": 3, "arguments": 2]
  )
  func layout(_ file: String, _ depth: Int) throws {
    let data = try Data(contentsOf: Project.root.appending(path: "\(FactFile.folder)/Page/\(file).json"))
    #expect(try PageJSON.text(ofJSON: data, expandedTo: depth) == data)
  }

  @Test("are written anew as they are")
  func anew() throws {
    let data = try Data(contentsOf: Project.root.appending(path: FactFile.path))
    #expect(try FactFile(in: PackageFolder(root: Project.root)).json() == data)
  }

  @Test("have in the mutants and changes all that is read of them")
  func whole() throws {
    let data = try Data(contentsOf: Project.root.appending(path: KnownMutants.path))
    #expect(try PageJSON.text(of: KnownMutants(data), expandedTo: 4) == data)
  }

  @Test("agree: the facts of tests are those of the page's mutants, tried with the strengths after requests")
  func agreeing() throws {
    let package = PackageFolder(root: Project.root)
    let facts = try FactFile(in: package)
    let requests = try ChangeTree(package).requests().map(\.name)
    let mutants = try KnownMutants(Data(package.text(KnownMutants.path).utf8))
    let today = Lineup.today.map(\.module)
    let maker = FactMaker(Lineup.patterns.map(\.module), after: requests, beside: today, facts)
    #expect(maker.tests(mutants, KnownChanges(in: package)) == facts.groups["tests"]?.figures)
  }

  @Test("have the times that the page about results shows")
  func results() throws {
    let package = PackageFolder(root: Project.root)
    let part = RecordedPart.growth(try FactFile(in: package), of: Lineup.patterns.map { ($0.module, $0.name) })
    let page = try package.text("docs/RESULTS.md")
    #expect(part.renewed(page) == page && part.text.contains("time of rename, 100000 users"))
  }

  @Test("name the inputs that have changed since, and say what is known of a commit alone")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/A/A.swift")
    func store(_ hash: String, _ inputs: [String: String]? = nil) throws -> FactStore {
      let group = FactFile.Group(
        command: "lab facts",
        commit: "abc",
        date: "",
        inputs: inputs ?? ["Sources/A": hash],
        figures: []
      )
      try folder.write(String(decoding: FactFile(["one": group]).json(), as: UTF8.self), to: FactFile.path)
      return try FactStore(of: PackageFolder(root: URL(filePath: folder.path)))
    }
    let changed = try store("0").check()
    #expect(!changed.isFine && changed.sentences == ["one: Sources/A changed since abc; run: lab facts"])
    let unknown = try store("", [:]).check()
    #expect(unknown.isFine && unknown.sentences == ["one: computed of commit abc only, with no hashes of its inputs"])
  }
}
