import Command
import Foundation
import Testing

@Suite("Results that cannot be written")
@MainActor struct CommandOutputTests {
  private let quick = ["check", "--pattern", "MVC", "--filter", "^01"]

  #if os(Linux)
    @Test("to a full disk end the command in one line")
    func fullDisk() async {
      let run = await CommandRun(quick + ["--output", "/dev/full"])
      #expect(run.refused(.failed, naming: "/dev/full"), "\(run)")
      #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }
  #endif

  @Test("over a folder are refused, and the folder stays")
  func folder() async {
    let folder = FileManager.default.temporaryDirectory.path()
    #expect(await CommandRun(quick + ["--output", folder]).refused(.failed, naming: folder))
  }

  @Test("take the place of older results only when they are whole")
  func replaces() async throws {
    let file = try TemporaryFile("old", name: "results.txt")
    let run = await CommandRun(quick + ["--output", file.path])
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(try file.text.hasSuffix("1 of 1 passed\n"))
    #expect(try file.neighbours == ["results.txt"])
  }
}
