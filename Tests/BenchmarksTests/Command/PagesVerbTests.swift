import Command
import Foundation
import Lineup
import Suites
import TestSupport
import Testing

@Suite("pages")
@MainActor struct PagesVerbTests {
  #if DEBUG
    @Test("writes what is recorded, and leaves alone what is written")
    func writes() async throws {
      let pages = try SamplePages()
      let run = await CommandRun(["pages", pages.path])
      #expect(run.code == 0, "\(run)")
      #expect(try pages.text("traces/MVC/close.txt").contains("popViewController"))
      let renewed = try pages.text("patterns/VIPER.md")
      #expect(renewed.hasPrefix("# A page\n<!-- Read off") && renewed.hasSuffix("recorded -->\nThe rest.\n"))
      #expect(renewed.contains("heap -->\nBetween.\n<!-- Recorded"))
      #expect(renewed.contains("UserListView->>UserListPresenter: accessoryTapped(row:)"))
      #expect(!renewed.contains("\nold\n"))
      guard try HeapTwin.client() != nil else { return }
      #expect(renewed.contains("UserListView --> UserListPresenter\n") && !renewed.contains("\ndrawn\n"))
      #expect(renewed.contains("UserListPresenter -.-> UserListView\n") && !run.output.contains("stand as they were"))
    }

    @Test("renews the documents to what they are")
    func current() async throws {
      let hasCensus = try HeapTwin.client() != nil
      let pages = try SamplePages(kept)
      let run = await CommandRun(["pages", pages.path])
      #expect(run.code == 0 && run.output.contains("stand as they were") != hasCensus, "\(run)")
      for pattern in Lineup.patterns {
        let renewed = try pages.text("patterns/\(pattern.id).md").split(separator: "\n")
        let difference = renewed.difference(from: try kept(pattern).split(separator: "\n"))
        #expect(difference.isEmpty, "docs/patterns/\(pattern.id).md; renew it with: swift run workbench pages")
      }
    }

    private func kept(_ pattern: Contender) throws -> String {
      try String(contentsOf: Project.root.appending(path: "docs/patterns/\(pattern.id).md"), encoding: .utf8)
    }

    @Test("refuses pages without a place for it, and writes nothing then")
    func refuses() async throws {
      let pages = try SamplePages { _ in "# A page\n" }
      #expect(await CommandRun(["pages", pages.path]).refused(.badData, naming: "MVC.md"))
      #expect(throws: (any Error).self) { try pages.text("traces/MVC/close.txt") }
      let empty = try TemporaryFolder()
      #expect(await CommandRun(["pages", empty.path]).refused(.noInput, naming: "MVC.md"))
      guard try HeapTwin.client() != nil else { return }
      let open = try SamplePages { _ in
        SamplePages.page.replacing("<!-- End of what is read off the heap -->", with: "")
      }
      let run = await CommandRun(["pages", open.path])
      #expect(run.refused(.badData, naming: "Read off the heap"), "\(run)")
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
