import Command
import Foundation
import TestSupport
import Testing

@Suite("mutants")
@MainActor struct MutantsVerbTests {
  private let program = Built.folder.appending(path: "workbench")

  @Test(
    "refuses in one line what it does not know",
    arguments: [
      (["--operator", "cal"], "--operator cal"), (["--sample", "0"], "--sample 0"),
      (["--sample", "many"], "--sample many"), (["--seed", "-1"], "--seed -1"), (["MVVM-D"], "MVVM-D"),
      (["--pattern", "MVVM-D"], "MVVM-D"), (["Floor"], "six"), (["--format", "jmh"], "--format jmh"),
    ]
  )
  func usage(_ words: [String], _ place: String) async {
    let run = await CommandRun(["mutants"] + words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }

  @Test("says what it needs where there is no toolchain")
  func withoutTools() throws {
    let run = try ProgramRun(program, ["mutants", "MVC"], path: "/nowhere")
    #expect(run.code == 69 && run.output == "")
    #expect(run.errors.contains("swiftc is not on PATH") && run.errors.split(separator: "\n").count == 1)
  }
}
