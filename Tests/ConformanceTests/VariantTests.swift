import Conformance
import Lineup
import Suites
import Testing
import UsersInterface

/// No scenario is left out for any variant: what they do otherwise does not show on the screen.
@Suite("Every variant is the same app as its sibling")
struct VariantTests {
  @Test("passes", arguments: ConformanceSuite.scenarios, Lineup.variants)
  @MainActor func passes(_ scenario: Scenario, _ contender: Contender) throws {
    try scenario.run(contender.app)
  }

  @Test("is named for a sibling, and takes part only when named", arguments: Lineup.variants)
  func hasSibling(_ contender: Contender) throws {
    let sibling = try #require(Lineup.patterns.first { $0.id == contender.pattern })
    #expect(contender.architecture.name == sibling.architecture.name)
    #expect(contender.variant != nil && !contender.isCompared)
  }

  @Test("has one public type, its app", arguments: ArchitectureRule.variants)
  func hasOnePublicType(_ module: String) {
    let names = PublicTypes.names(in: SourceTree.files.filter { $0.pattern == module })
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("App") }, "\(names)")
  }

  @Test("has a folder for each of the four components", arguments: ArchitectureRule.variants)
  func hasComponents(_ module: String) {
    #expect(Components.missing(in: SourceTree.files.filter { $0.pattern == module }, below: 3) == [])
  }

  @Test("links to its sibling's files rather than copy them", arguments: ArchitectureRule.variants)
  func copiesNothing(_ module: String) throws {
    let own = SourceTree.files.filter { $0.pattern == module }
    let siblings = SourceTree.files.filter { $0.pattern == module.split(separator: "_").first.map(String.init) }
    let copies = own.filter { file in siblings.contains { $0.lines == file.lines } && !SourceTree.isLink(file) }
    #expect(!own.isEmpty && !siblings.isEmpty)
    #expect(copies.map(\.path) == [])
  }
}
