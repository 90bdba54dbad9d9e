import Testing

@testable import SourceRules

@Suite("Rules of the architecture")
struct ArchitectureRulesTests {
  @Test("The project keeps the rule", arguments: ArchitectureRule.all)
  func isKept(_ rule: ArchitectureRule) {
    #expect(SourceTree.files.contains(where: rule.applies), "the rule is about no file")
    #expect(rule.violations(in: SourceTree.files) == [])
  }

  @Test("The rule notices each of its breaches", arguments: ArchitectureRule.all)
  func bites(_ rule: ArchitectureRule) {
    #expect(!rule.breaches.isEmpty)
    for file in rule.breaches {
      #expect(!rule.violations(in: [file]).isEmpty, "\(file.path): \(file.lines)")
    }
  }

  @Test("The rule accepts code that only looks like a breach", arguments: ArchitectureRule.all)
  func letsPass(_ rule: ArchitectureRule) {
    #expect(rule.violations(in: rule.nearMisses) == [])
  }

  @Test(
    "Every role that is free of the user interface has files",
    arguments: ArchitectureRule.patterns + ArchitectureRule.writtenVariants
  )
  func rolesExist(_ pattern: String) {
    for role in ProjectFile.interfaceFreeRoles[pattern, default: []] {
      let files = SourceTree.files.filter { $0.pattern == pattern && $0.typeName.hasSuffix(role) }
      #expect(!files.isEmpty, "no file's name ends with \(role)")
    }
  }

  @Test("An architecture has one public type, its app", arguments: ArchitectureRule.patterns)
  func hasOnePublicType(_ pattern: String) {
    #expect(PublicTypes.names(in: SourceTree.files.filter { $0.pattern == pattern }) == ["\(pattern)App"])
  }

  @Test("An architecture has a folder for each of the four components", arguments: ArchitectureRule.patterns)
  func hasComponents(_ pattern: String) {
    let files = SourceTree.files.filter { $0.pattern == pattern }
    let depth = files.first?.path.hasPrefix("Benchmarks/") == true ? 3 : 2
    #expect(ComponentFolders.missing(in: files, below: depth) == [])
  }

  @Test("No two targets differ by case alone")
  func targetsDiffer() throws {
    let names = PackageTargets.names(in: try SourceTree.manifest())
    let some = ["Users", "Measure", "Runs", "workbench", "MVCTests", "HeadlessUIKitTests"]
    #expect(Set(ArchitectureRule.patterns + some).isSubset(of: names))
    #expect(PackageTargets.collisions(among: names) == [])
  }
}
