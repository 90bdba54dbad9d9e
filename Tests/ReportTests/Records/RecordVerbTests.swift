import Command
import CommandFixtures
import Foundation
import Records
import TestSupport
import Testing

@Suite("record")
struct RecordVerbTests {
  private let folder: TemporaryFolder
  private let program = Built.folder.appending(path: "workbench")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/MVC/A.swift")
    try folder.write("", to: "Benchmarks/Lab/Changes/README.md")
  }

  @Test("--check names the records that are stale, what has changed, and the commands that renew them")
  func check() throws {
    let records = RecordFolder(PackageFolder(root: URL(filePath: folder.path)))
    var run = try FinishedProgram(program, ["record", "--check"], folder: URL(filePath: folder.path))
    func line(_ name: String, _ state: String) -> String {
      "\(name): \(state); renew with: swift run workbench record \(name)\n"
    }
    let names = ["sizes", "flows", "ownership"]
    #expect(run.code == 1 && run.output == names.map { line($0, "is missing") }.joined(), "\(run)")
    for name in [RecordName.sizes, .flows, .ownership] {
      try records.write(["MVC": 1], as: name, from: records.hashes(of: name))
    }
    run = try FinishedProgram(program, ["record", "--check"], folder: URL(filePath: folder.path))
    #expect(run.code == 0 && run.output == "3 records are current\n", "\(run)")
    try folder.write("let a = 2\n", to: "Sources/MVC/A.swift")
    run = try FinishedProgram(program, ["record", "--check"], folder: URL(filePath: folder.path))
    #expect(run.code == 1 && run.output == names.map { line($0, "Sources/MVC changed since") }.joined(), "\(run)")
  }

  #if DEBUG
    @Test("does not mix the sources of one folder with the build of another")
    func elsewhere() throws {
      let run = try FinishedProgram(program, ["record", "sizes"], folder: URL(filePath: folder.path))
      #expect(run.code == 66 && run.errors.contains("run it in \(Project.root.path)"), "\(run)")
    }
  #endif

  @Test("refuses an unknown record")
  func unknown() async {
    let run = await CommandRun(["record", "--check", "change"])
    #expect(run.refused(.usage, naming: "there is no record \"change\""), "\(run)")
  }

  @Test(
    "has taken the place of two options, which say so",
    arguments: [["changes", "--verify"], ["mutants", "--record"]]
  )
  func renamed(_ words: [String]) async {
    let run = await CommandRun(words)
    #expect(run.refused(.usage, naming: "is a verb now: swift run workbench record \(words[0])"), "\(run)")
  }
}
