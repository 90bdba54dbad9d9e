import Conformance
import Lineup
import Suites
import TestSupport
import Testing
import UsersInterface
import WholeLineup

/// Tests all variants with all scenarios: their differences do not show on the screen.
@Suite("Every variant is the same app as its sibling")
struct VariantTests {
  @Test("passes", .long(), arguments: ConformanceSuite.scenarios, Lineup.variants)
  @MainActor func passes(_ scenario: Scenario, _ contender: Contender) throws {
    try scenario.run(contender.app)
  }

  @Test("is named for a sibling, and takes part only when named", arguments: Lineup.variants)
  func hasSibling(_ contender: Contender) throws {
    let sibling = try #require(Lineup.patterns.first { $0.id == contender.pattern })
    let variant = try #require(contender.variant)
    #expect(contender.kind == .variant && !contender.isCompared)
    // Named as its sibling, or as in the literature: MVVM is MVVM-C without coordinators, VIP is not VIP-VM.
    let names = [contender.name, contender.architecture.name]
    #expect(names == ["\(sibling.name).\(variant)", sibling.name] || !names.contains(sibling.name), "\(names)")
  }

  @Test("has one public type, its app", arguments: ArchitectureRule.writtenVariants)
  func hasOnePublicType(_ module: String) {
    let names = PublicTypes.names(in: SourceTree.files.filter { $0.pattern == module })
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("App") }, "\(names)")
  }

  @Test("has a folder for each of the four components", arguments: ArchitectureRule.writtenVariants)
  func hasComponents(_ module: String) {
    #expect(Components.missing(in: SourceTree.files.filter { $0.pattern == module }, below: 3) == [])
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
