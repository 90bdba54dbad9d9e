import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("record, for change requests")
struct RecordRunTests {
  private let folder: TemporaryFolder
  private let program = Built.folder.appending(path: "workbench")

  /// A folder with one request, which no architecture has done.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# 1. why\n\n> Say why.\n", to: "Benchmarks/Lab/Changes/why/README.md")
    try folder.write("", to: "Benchmarks/Lab/Changes/why/Scenarios/WhyScenarios.swift")
  }

  @Test("says in one line that there is no compiler")
  func noCompiler() throws {
    let run = try FinishedProgram(program, ["record", "changes"], path: "/nowhere", folder: URL(filePath: folder.path))
    #expect(run.code == 69 && run.output.isEmpty, "\(run)")
    let last = run.errors.split(separator: "\n").dropFirst()
    #expect(last.count == 1 && last.joined().contains("swift is not on PATH"), "\(run)")
  }
}
