import Command
import Foundation
import Lineup
import Suites
import Testing

@Suite("pages")
@MainActor struct PagesVerbTests {
  #if DEBUG
    private let page = """
      # A page
      <!-- Recorded; renew with: swift run workbench pages -->
      old
      <!-- End of what is recorded -->
      The rest.

      """

    @Test("writes what is recorded, and leaves alone what is written")
    func writes() async throws {
      let folder = try folder(pages: page)
      let run = await CommandRun(["pages", folder.path])
      #expect(run.code == 0, "\(run)")
      #expect(try text("traces/MVC/close.txt", in: folder).contains("popViewController"))
      let renewed = try text("patterns/VIPER.md", in: folder)
      #expect(renewed.hasPrefix("# A page\n<!-- Recorded") && renewed.hasSuffix("recorded -->\nThe rest.\n"))
      #expect(renewed.contains("UserListView->>UserListPresenter: accessoryTapped(row:)") && !renewed.contains("old"))
    }

    @Test("refuses pages without a place for it, and writes nothing then")
    func refuses() async throws {
      let folder = try folder(pages: "# A page\n")
      #expect(await CommandRun(["pages", folder.path]).refused(.badData, naming: "MVC.md"))
      #expect(throws: (any Error).self) { try text("traces/MVC/close.txt", in: folder) }
      let empty = try TemporaryFolder()
      #expect(await CommandRun(["pages", empty.path]).refused(.noInput, naming: "MVC.md"))
    }

    private func folder(pages: String) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for pattern in Lineup.patterns { try folder.write(pages, to: "patterns/\(pattern.id).md") }
      return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    }
  #else
    @Test("says what it needs where nothing reports calls")
    func release() async throws {
      let folder = try TemporaryFolder()
      #expect(await CommandRun(["pages", folder.path]).refused(.unavailable, naming: "swift run workbench"))
    }
  #endif

  @Test("refuses a folder that is not there")
  func nowhere() async {
    #expect(await CommandRun(["pages", "/nowhere"]).refused(.noInput, naming: "/nowhere"))
  }
}
