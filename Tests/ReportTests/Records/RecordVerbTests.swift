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
    let renewal = "renew with: swift run workbench record sizes\n"
    #expect(run.code == 1 && run.output == "sizes: is missing; \(renewal)", "\(run)")
    try records.write(["MVC": 1], as: .sizes, from: records.hashes(of: .sizes))
    run = try FinishedProgram(program, ["record", "--check"], folder: URL(filePath: folder.path))
    #expect(run.code == 0 && run.output == "1 record is current\n", "\(run)")
    try folder.write("let a = 2\n", to: "Sources/MVC/A.swift")
    run = try FinishedProgram(program, ["record", "--check"], folder: URL(filePath: folder.path))
    #expect(run.code == 1 && run.output == "sizes: Sources/MVC changed since; \(renewal)", "\(run)")
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
