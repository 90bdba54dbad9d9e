import Command
import CommandFixtures
import Contenders
import Foundation
import Records
import Reports
import Suites
import TestSupport
import Testing

@Suite("pages")
struct PagesVerbTests {
  #if DEBUG
    @Test("writes the recorded parts, and leaves written text as it is", .long())
    func writes() async throws {
      let pages = try SamplePages()
      let run = await CommandRun(["pages", pages.path])
      #expect(run.code == 0, "\(run)")
      #expect(try pages.text("docs/traces/MVC/close.txt").contains("popViewController"))
      let renewed = try pages.text("docs/patterns/VIPER.md")
      #expect(renewed.hasPrefix("# A page\n<!-- One component") && renewed.hasSuffix("counted -->\nThe rest.\n"))
      #expect(renewed.contains("heap -->\nBetween.\n<!-- Recorded"))
      #expect(renewed.contains("UserListViewController->>UserListPresenter: accessoryTapped(ofUser:)"))
      #expect(renewed.contains("- **Code**: 21 files, ") && renewed.contains("13 on the dashboard, 17 with details."))
      #expect(!renewed.contains("\nold\n") && !renewed.contains("\ncounted\n"))
      let method = try pages.text("Benchmarks/README.md")
      #expect(method.contains("\nVIPER ") && method.contains("imports no UIKit") && !method.contains("\nsizes\n"))
      #expect(method.hasPrefix("# How\n<!-- Read from") && method.hasSuffix("sources -->\nThe rest.\n"))
      #expect(try pages.text("docs/workshop/drawings/MVC-tap.svg").contains(">viewDidLoad()</text>"))
      let steps = try pages.text("docs/STEPS.md")
      #expect(steps.contains("| Floor | none |") && steps.contains("Why.") && !steps.contains("counted before"))
      guard try Probes().requireHeap() != nil else { return }
      #expect(try pages.text("docs/workshop/drawings/VIPER-holds.svg").contains(">UserDetailsRouter</text>"))
      #expect(renewed.contains("UserListViewController --> UserListPresenter\n") && !renewed.contains("\ndrawn\n"))
      #expect(
        renewed.contains("UserListPresenter -.->|view| UserListViewController\n") && !renewed.contains("\ncomponent\n")
          && !run.output.contains("stay as they were")
      )
    }

    @Test("renews the documents without a change", .long())
    func current() async throws {
      let hasCensus = try Probes().requireHeap() != nil
      let (method, steps) = (try kept("Benchmarks/README.md"), try kept("docs/STEPS.md"))
      let pages = try SamplePages(method: method, steps: steps) { try kept("docs/patterns/\($0.id).md") }
      let names = [
        "ARGUMENTS", "CHANGES", "CHOOSING", "PAIRS", "RESULTS", "TESTABILITY", "patterns/variants", "workshop/handout",
      ]
      let others = names.map { "docs/\($0).md" } + ["README.md"]
      try pages.copy(["Sources", "Benchmarks/Lab/Changes", "Benchmarks/Lab/Variants", RecordFolder.path] + others)
      let run = await CommandRun(["pages", pages.path])
      #expect(run.code == 0 && run.output.contains("stay as they were") != hasCensus, "\(run)")
      let written =
        Lineup.patterns.map { "docs/patterns/\($0.id).md" }
        + ["Benchmarks/README.md", "docs/STEPS.md"] + others + drawings(["tap"] + (hasCensus ? ["holds"] : []))
      for path in written {
        let renewed = try pages.text(path).split(separator: "\n")
        let difference = renewed.difference(from: try kept(path).split(separator: "\n"))
        #expect(difference.isEmpty, "\(path); renew it with: swift run workbench pages")
      }
    }

    /// The drawings for slides.
    private func drawings(_ kinds: [String]) -> [String] {
      Lineup.patterns.flatMap { pattern in kinds.map { "docs/workshop/drawings/\(pattern.id)-\($0).svg" } }
    }

    private func kept(_ path: String) throws -> String {
      try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
    }

    @Test("refuses pages without a place for it, and writes nothing then", .long())
    func refuses() async throws {
      let pages = try SamplePages { _ in "# A page\n" }
      #expect(await CommandRun(["pages", pages.path]).refused(.badData, naming: "docs/patterns/FourV.md"))
      #expect(throws: (any Error).self) { try pages.text("docs/traces/MVC/close.txt") }
      let unexplained = try SamplePages(steps: "# Steps\n")
      #expect(await CommandRun(["pages", unexplained.path]).refused(.badData, naming: "docs/STEPS.md"))
      let without = try SamplePages(method: "# How\n")
      #expect(await CommandRun(["pages", without.path]).refused(.badData, naming: "Benchmarks/README.md"))
      let empty = try TemporaryFolder()
      #expect(await CommandRun(["pages", empty.path]).refused(.noInput, naming: "Benchmarks/README.md"))
      guard try Probes().requireHeap() != nil else { return }
      let open = try SamplePages { _ in
        SamplePages.page.replacing("<!-- End of what is read off the heap -->", with: "")
      }
      let run = await CommandRun(["pages", open.path])
      #expect(run.refused(.badData, naming: "Read off the heap"), "\(run)")
    }
  #else
    @Test("says what it needs if nothing reports calls")
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
