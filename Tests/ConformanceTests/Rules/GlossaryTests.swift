import Foundation
import TestSupport
import Testing

@Suite("The glossary")
struct GlossaryTests {
  @Test("has thirty terms at most, each once, in order")
  func terms() throws {
    let page = try String(contentsOf: Project.root.appending(path: "docs/GLOSSARY.md"), encoding: .utf8)
    let terms = page.matches(of: #/(?m)^\| (?!term )([^|]+) \| /#).map { $0.output.1.lowercased() }
    #expect(terms.count > 20 && terms.count <= 30, "\(terms.count)")
    #expect(terms == Set(terms).sorted())
  }
}
