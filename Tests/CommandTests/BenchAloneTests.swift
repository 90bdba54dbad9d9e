import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing
import Texts

@Suite("The bench without its laboratory, its documents and the sources of the six")
struct BenchAloneTests {
  private let folder: TemporaryFolder

  /// Makes a folder that has of the workbench nothing but the facts, of which one is changed.
  init() throws {
    folder = try TemporaryFolder()
    let facts = try PackageFolder(root: Project.root).text(FactFile.path)
    let group = try #require(FactFile(in: PackageFolder(root: Project.root)).groups["structure"])
    let lines = try #require(group.figures.first { $0.name == "lines of code" }?.values["MVC"])
    #expect(facts.contains("\"MVC\" : \(Int(lines)),"))
    try folder.write(facts.replacing("\"MVC\" : \(Int(lines)),", with: "\"MVC\" : 98765,"), to: FactFile.path)
  }

  @Test("shows the first table with the facts of the folder that it is run in")
  func table() throws {
    let run = try run("run", "--suite", "retention", "MVC")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    #expect(run.output.contains(/\nlines of code +98765\nfiles +\d+\n/), "\(run.output)")
    #expect(
      run.output.contains(/\ndeepest stack of a load +\d+\n/) && !run.output.contains("left out"),
      "\(run.output)"
    )
  }

  @Test("checks, and makes the page; it says in a sentence each what that leaves out")
  func page() throws {
    try folder.write("[{", to: "Benchmarks/Facts/Page/mutants.json")
    #expect(try run("check", "MVC", "--filter", "^05").output == "MVC  1 of 1 passed\n")
    let run = try run("report", "MVC", "--suite", "retention", "--output", "page")
    #expect(run.code == 0, "\(run)")
    let lines = run.output.split(separator: "\n")
    for part in ["changes", "claims", "ownership", "arguments", "questions", "documents"] {
      #expect(
        lines.contains { $0.hasSuffix("Page/\(part).json is not there, so the page leaves out its \(part).") },
        "\(run)"
      )
    }
    #expect(
      lines.contains {
        $0.contains("Page/mutants.json is damaged, so the page leaves out its mutants; to restore it: ")
      }
    )
    #expect(
      lines.contains { $0.hasPrefix("The sources of MVC, ") && $0.hasSuffix("so the page has no code of them.") },
      "\(run)"
    )
    #expect(lines.contains("The change requests are not there, so the page has no patches."), "\(run)")
  }

  private func run(_ words: String...) throws -> FinishedProgram {
    try FinishedProgram(Built.folder.appending(path: "workbench"), words, folder: URL(filePath: folder.path))
  }
}
