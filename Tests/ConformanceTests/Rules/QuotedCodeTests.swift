import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@Suite("Code that pages quote")
struct QuotedCodeTests {
  private static let pages = ["docs/SEVENTH-PATTERN.md"] + Lineup.patterns.map { "docs/patterns/\($0.id).md" }

  @Test("is as the files have it", arguments: pages)
  func quotes(_ page: String) throws {
    let file = Project.root.appending(path: page)
    let quotes = QuotedCode.all(in: try String(contentsOf: file, encoding: .utf8))
    #expect(!quotes.isEmpty)
    for quote in quotes {
      let source = file.deletingLastPathComponent().appending(path: quote.link)
      #expect(quote.mistake(in: try String(contentsOf: source, encoding: .utf8)) == nil, "\(page)")
    }
  }

  @Test("An architecture's page begins with a tap in 15 to 30 lines of Swift", arguments: Lineup.patterns.map(\.id))
  func tap(_ pattern: String) throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/patterns/\(pattern).md"), encoding: .utf8)
    let sections = page.components(separatedBy: "\n## ").dropFirst().prefix(3)
    let heads = sections.map { $0.prefix { $0 != "\n" } }
    #expect(heads == ["In one paragraph", "One tap in Swift", "Who holds whom"])
    let tap = try #require(sections.dropFirst().first).components(separatedBy: "\n### ")[0]
    let lines = QuotedCode.all(in: tap).map(\.length).reduce(0, +)
    #expect((15...30).contains(lines), "\(lines) lines")
  }

  @Test("VIP-VM's page has a change of data in Swift, through the whole cycle")
  func cycle() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/patterns/VIPVM.md"), encoding: .utf8)
    let save = try #require(page.components(separatedBy: "\n### ").dropFirst().first)
      .components(separatedBy: "\n## ")[0]
    let roles = QuotedCode.all(in: save).compactMap {
      $0.link.firstMatch(of: #/UserDetails(\w+)\.swift/#).map { String($0.output.1) }
    }
    #expect(roles == ["ViewModel", "Interactor", "Presenter", "ViewModel"])
  }

  private static let source = "struct A {\n  let b = 1\n\n  func c() {\n    d()\n  }\n}\n"

  @Test(
    "A quote may leave lines out and be indented less",
    arguments: [
      "  let b = 1", "let b = 1", "let b = 1\n// …\nfunc c() {\n  d()\n}", "struct A {\n  // …\n    d()\n  }\n}",
    ]
  )
  func letsPass(_ code: String) throws {
    let quotes = QuotedCode.all(in: "Words, from\n[`A`](A.swift):\n\n```swift\n\(code)\n```\n\n```swift\nnone\n```")
    #expect(quotes.map(\.link) == ["A.swift"] && quotes.map(\.line) == [4])
    #expect(quotes.first?.mistake(in: Self.source) == nil)
  }

  @Test(
    "A quote that is no longer true is noticed",
    arguments: ["let b = 2", "func c() {\n// …\nlet b = 1", "let b = 1\nfunc c() {", "func c() {\nd()\n}"]
  )
  func bites(_ code: String) {
    let quotes = QuotedCode.all(in: "[`A`](A.swift):\n```swift\n\(code)\n```")
    #expect(quotes.count == 1 && quotes.first?.mistake(in: Self.source) != nil)
  }
}
