import Lineup
import Suites
import Testing
import WholeLineup

/// A rule that every file of a kind has to keep, with made-up files that break it and that keep it.
struct ArchitectureRule: Sendable, CustomTestStringConvertible {
  let title: String
  /// Returns true if the rule is about a file.
  let applies: @Sendable (SourceFile) -> Bool
  let check: @Sendable (SourceFile) -> [Violation]
  /// Files that break the rule, so that the tests see it notice them.
  let breaches: [SourceFile]
  /// Files that almost break the rule.
  let nearMisses: [SourceFile]

  init(
    _ title: String,
    about applies: @escaping @Sendable (SourceFile) -> Bool,
    check: @escaping @Sendable (SourceFile) -> [Violation],
    breaches: [SourceFile],
    nearMisses: [SourceFile]
  ) {
    self.title = title
    self.applies = applies
    self.check = check
    self.breaches = breaches
    self.nearMisses = nearMisses
  }

  var testDescription: String { title }

  /// The architectures' modules.
  static let patterns = Lineup.patterns.map(\.id)

  /// The variants' modules.
  static let variants = Lineup.variants.map(module(of:))

  /// The variants that are written out: the others are their sibling's files and a patch.
  static let writtenVariants = variants.filter { !Lineup.patchedVariants.map(module(of:)).contains($0) }

  /// The modules of the documents' own wirings.
  static let flawed = Lineup.asPublished.map(module(of:))

  /// Every rule about single files.
  static let all = importRules + sourceRules

  func violations(in files: [SourceFile]) -> [Violation] {
    files.filter(applies).flatMap(check)
  }

  private static func module(of contender: Contender) -> String {
    contender.id.replacing(".", with: "_")
  }
}
