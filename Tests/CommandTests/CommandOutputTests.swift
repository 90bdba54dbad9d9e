import Command
import CommandFixtures
import Foundation
import TestSupport
import Testing

@Suite("Results that cannot be written")
struct CommandOutputTests {
  private let quick = ["check", "--pattern", "MVC", "--filter", "^05"]

  #if os(Linux) && !PORTABLE
    @Test("to a full disk end the command in one line")
    func fullDisk() async {
      let run = await CommandRun(quick + ["--output", "/dev/full"])
      #expect(run.refused(.failed, naming: "/dev/full"), "\(run)")
      #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }

    @Test("to standard output end the command in one line", arguments: [["list"], ["--help"], ["run", "--help"]])
    func fullStandardOutput(_ words: [String]) throws {
      let program = Built.folder.appending(path: "workbench").path(percentEncoded: false)
      let run = try FinishedProgram(URL(filePath: "/bin/sh"), ["-c", "\"$0\" \"$@\" > /dev/full", program] + words)
      #expect(run.code == CommandFailure.Code.failed.rawValue && run.errors.contains("standard output"), "\(run)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  #endif

  @Test("take the place of older results only when they are whole")
  func replaces() async throws {
    let file = try TemporaryFile("old", name: "results.txt")
    let run = await CommandRun(quick + ["--output", file.path])
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(try file.text == "MVC  1 of 1 passed\n")
    #expect(try file.neighbours == ["results.txt"])
  }

  @Test("to a terminal may have colours, in a file never", arguments: [["list"], ["--filter", "launch"]])
  func colors(_ words: [String]) async throws {
    let file = try TemporaryFile(name: "results.txt")
    let quick = words[0] == "--filter" ? ["--pattern", "MVC", "--budget", "0.01"] : []
    #expect(await CommandRun(words + quick, showsColors: true).output.contains("\u{1B}["))
    #expect(await CommandRun(words + quick + ["--output", file.path], showsColors: true).output.isEmpty)
    let text = try file.text
    #expect(!text.isEmpty && !text.contains("\u{1B}["))
  }
}
