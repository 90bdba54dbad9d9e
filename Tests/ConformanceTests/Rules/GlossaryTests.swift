import Foundation
import TestSupport
import Testing

@Suite("The glossary")
struct GlossaryTests {
  @Test("has thirty terms at most, each once, in order")
  func terms() throws {
    let page = try Glossary.page()
    let terms = page.terms.matches(of: #/(?m)^\| (?!term )([^|]+) \| /#).map { $0.output.1.lowercased() }
    #expect(terms.count > 20 && terms.count <= 30, "\(terms.count)")
    #expect(terms == Set(terms).sorted())
  }

  @Test("names words that are not used", arguments: try Glossary.words())
  func unused(_ word: UnusedWord) throws {
    #expect(Prose.files.count > 1_000)
    let places = Prose.files.flatMap { word.places(in: $0) }
    #expect(places.isEmpty, "\(places.count) places:\n\(places.joined(separator: "\n"))")
  }

  @Test(
    "finds a word in comments and texts, over the ends of lines, and not in code",
    arguments: [
      ("/// Who eats\n  /// no  figs", "eats no …", 1), ("There eats no fig", "eats no …", 0),
      ("it eats no more", "eats no …", 0), ("let fig = 1", "fig", 0), ("let a = \"a fig\"", "fig", 1),
      ("let fig = 1 // the Fig", "fig", 2),
      ("let a = (\"fig\", 1)", "`fig`", 1), ("let a = \"fig here\"", "`fig`", 0), ("// a  fig of", "a fig of", 1),
      ("// figs", "fig", 0),
    ]
  )
  func finds(_ text: String, _ word: String, _ count: Int) {
    let word = UnusedWord(word, allowed: ["there eats no …", "eats no more"])
    #expect(word.places(in: Prose("A.swift", text)).count == count)
  }
}
