import Command
import CommandFixtures
import Foundation
import LabFixtures
import TestSupport
import Testing

@Suite("mutants")
struct MutantsVerbTests {
  private let program = Built.folder.appending(path: "lab")

  @Test(
    "refuses unknown words in one line",
    arguments: [
      (["--operator", "cal"], "--operator cal"), (["--sample", "0"], "--sample 0"),
      (["--sample", "many"], "--sample many"), (["--seed", "-1"], "--seed -1"), (["MVVM-D"], "MVVM-D"),
      (["--pattern", "MVVM-D"], "MVVM-D"), (["Floor"], "tests of their roles"), (["--format", "jmh"], "--format jmh"),
      (["--listed", "3"], "3"),
    ]
  )
  func usage(_ words: [String], _ place: String) async {
    let run = await CommandRun(inLab: ["mutants"] + words)
    #expect(run.refused(.usage, naming: place), "\(run)")
  }

  @Test("says in one line that it has no room to work in, and writes nothing")
  func withoutRoom() throws {
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": "/proc/nowhere"]) { $1 }
    let run = try FinishedProgram(
      program,
      ["mutants", "MVC", "--operator", "case", "--fresh"],
      environment: environment
    )
    #expect(run.code == 70 && run.output == "")
    #expect(
      run.errors.contains("/proc/nowhere") && run.errors.contains("no temporary file can be written"),
      "\(run.errors)"
    )
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test("says what it needs if there is no toolchain")
  func withoutTools() throws {
    let run = try FinishedProgram(program, ["mutants", "MVC"], path: "/nowhere")
    #expect(run.code == 69 && run.output == "")
    #expect(run.errors.contains("swiftc is not on PATH") && run.errors.split(separator: "\n").count == 1)
  }
}
