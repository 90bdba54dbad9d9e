import Command
import Foundation
import Testing

@Suite("pages")
@MainActor struct PagesVerbTests {
  @Test("writes what is recorded into a folder")
  func writes() async throws {
    let file = try TemporaryFile()
    let folder = URL(filePath: file.path).deletingLastPathComponent().path()
    let run = await CommandRun(["pages", folder])
    #if DEBUG
      #expect(run.code == 0, "\(run)")
      #expect(
        try String(contentsOfFile: folder + "traces/MVC/close.txt", encoding: .utf8).contains("popViewController")
      )
    #else
      #expect(run.refused(.unavailable, naming: "swift run workbench"), "\(run)")
    #endif
  }

  @Test("refuses a folder that is not there, and one that cannot be written")
  func refuses() async throws {
    #expect(await CommandRun(["pages", "/nowhere"]).refused(.noInput, naming: "/nowhere"))
    #if DEBUG
      #expect(await CommandRun(["pages", "/proc"]).refused(.failed, naming: "/proc/traces"))
    #endif
  }
}
