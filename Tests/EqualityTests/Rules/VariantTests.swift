import Testing

@testable import SourceRules

/// Tests of the variants' sources; the lab has the tests that run them.
@Suite("A variant that is written out")
struct VariantTests {
  @Test("has one public type, its app", arguments: ArchitectureRule.writtenVariants)
  func hasOnePublicType(_ module: String) {
    let names = PublicTypes.names(in: SourceTree.files.filter { $0.pattern == module })
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("App") }, "\(names)")
  }

  @Test("has a folder for each of the four components", arguments: ArchitectureRule.writtenVariants)
  func hasComponents(_ module: String) {
    #expect(ComponentFolders.missing(in: SourceTree.files.filter { $0.pattern == module }, below: 4) == [])
  }

  @Test("links to its sibling's files rather than copy them", arguments: ArchitectureRule.writtenVariants)
  func copiesNothing(_ module: String) throws {
    let own = SourceTree.files.filter { $0.pattern == module }
    let siblings = SourceTree.files.filter { $0.pattern == module.split(separator: "_").first.map(String.init) }
    let copies = own.filter { file in siblings.contains { $0.lines == file.lines } && !SourceTree.isLink(file) }
    #expect(!own.isEmpty && !siblings.isEmpty)
    #expect(copies.map(\.path) == [])
  }
}
