import Contenders
import Foundation
import Suites
import TestSupport
import Testing

@testable import SourceRules

@Suite("The code on the patterns' pages")
struct PageCodeTests {
  @Test("is the pattern's own, with layout and all but indentation", arguments: Lineup.patterns + Lineup.today)
  func stands(_ contender: Contender) throws {
    let page = Project.root.appending(path: "docs/patterns/\(contender.module).md")
    let pieces = Self.pieces(of: try String(contentsOf: page, encoding: .utf8))
    #expect(pieces.count > 2)
    let sources = SourceTree.files.filter { $0.pattern == contender.module }
      .map { Self.flush($0.lines.joined(separator: "\n")) }
    let others = pieces.filter { piece in !sources.contains { $0.contains(piece) } }
    #expect(others == [], "the page has code that no source has")
  }

  @Test("that differs by a word is found")
  func differing() {
    let page = "```swift\nfunc a() {\n  b()\n}\n// …\nlet c = 1\n```\n"
    #expect(Self.pieces(of: page) == ["func a() {\nb()\n}", "let c = 1"])
    #expect(Self.flush("struct S {\n  func a() {\n    b()\n  }\n}").contains("func a() {\nb()\n}"))
    #expect(!Self.flush("struct S {\n  func a() {\n    c()\n  }\n}").contains("func a() {\nb()\n}"))
  }

  /// The pieces of code on a page; an ellipsis stands for what is left out between them.
  private static func pieces(of page: String) -> [String] {
    page.matches(of: /```swift\n(.*?)\n```/.dotMatchesNewlines())
      .flatMap { $0.1.components(separatedBy: "// …\n") }.map(flush)
  }

  /// A text without indentation and empty lines.
  private static func flush(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
