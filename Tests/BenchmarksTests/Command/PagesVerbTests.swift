import Command
import Foundation
import Instruments
import Lineup
import Suites
import Testing
import Twin

@Suite("pages")
@MainActor struct PagesVerbTests {
  #if DEBUG
    private let page = """
      # A page
      <!-- Read off the heap; renew with: swift run workbench pages -->
      drawn
      <!-- End of what is read off the heap -->
      Between.
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
      #expect(renewed.hasPrefix("# A page\n<!-- Read off") && renewed.hasSuffix("recorded -->\nThe rest.\n"))
      #expect(renewed.contains("heap -->\nBetween.\n<!-- Recorded"))
      #expect(renewed.contains("UserListView->>UserListPresenter: accessoryTapped(row:)"))
      #expect(!renewed.contains("\nold\n"))
      try expectOwnership(in: renewed, run)
    }

    @Test("renews the documents to what they are")
    func current() async throws {
      let documents = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "docs")
      let folder = try TemporaryFolder()
      let pages = try Lineup.patterns.map { pattern in
        let path = "patterns/\(pattern.id).md"
        let page = try String(contentsOf: documents.appending(path: path), encoding: .utf8)
        try folder.write(page, to: path)
        return (path, page)
      }
      let run = await CommandRun(["pages", folder.path])
      #expect(run.code == 0 && run.output.contains("stand as they were") != hasCensus, "\(run)")
      for (path, page) in pages {
        let renewed = try text(path, in: folder)
        let difference = renewed.split(separator: "\n").difference(from: page.split(separator: "\n"))
        #expect(difference.isEmpty, "docs/\(path); renew it with: swift run workbench pages")
      }
    }

    /// Where the twin cannot look at the heap, what is drawn stays, and the command says why.
    private func expectOwnership(in page: String, _ run: CommandRun) throws {
      if hasCensus {
        #expect(page.contains("UserListView --> UserListPresenter\n") && !page.contains("\ndrawn\n"))
        #expect(page.contains("UserListPresenter -.-> UserListView\n") && !run.output.contains("stand as they were"))
      } else {
        #expect(page.contains("\ndrawn\n") && run.output.contains("stand as they were: "), "\(run)")
      }
    }

    private var hasCensus: Bool {
      ProbeClient.locate().value?.coverage().value?.coverage.hasCensus == true
    }

    @Test("refuses pages without a place for it, and writes nothing then")
    func refuses() async throws {
      let folder = try folder(pages: "# A page\n")
      #expect(await CommandRun(["pages", folder.path]).refused(.badData, naming: "MVC.md"))
      #expect(throws: (any Error).self) { try text("traces/MVC/close.txt", in: folder) }
      let traced = try self.folder(pages: page.replacing("<!-- End of what is read off the heap -->", with: ""))
      let run = await CommandRun(["pages", traced.path])
      if hasCensus { #expect(run.refused(.badData, naming: "Read off the heap"), "\(run)") }
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
