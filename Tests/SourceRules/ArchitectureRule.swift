import Contenders
import Suites
import Testing

/// A rule that every file of a kind has to keep, with made-up files that break it and that keep it.
struct ArchitectureRule: Sendable, CustomTestStringConvertible {
  let title: String
  /// Returns true if the rule is about a file.
  let applies: @Sendable (ProjectFile) -> Bool
  let check: @Sendable (ProjectFile) -> [Violation]
  /// Files that break the rule, so that the tests see it notice them.
  let breaches: [ProjectFile]
  /// Files that almost break the rule.
  let nearMisses: [ProjectFile]

  init(
    _ title: String,
    about applies: @escaping @Sendable (ProjectFile) -> Bool,
    check: @escaping @Sendable (ProjectFile) -> [Violation],
    breaches: [ProjectFile],
    nearMisses: [ProjectFile]
  ) {
    self.title = title
    self.applies = applies
    self.check = check
    self.breaches = breaches
    self.nearMisses = nearMisses
  }

  var testDescription: String { title }

  /// The architectures' modules, those of today among the contenders too.
  static let patterns = (Lineup.patterns + Lineup.today).map(\.id)

  /// The variants that are written out: the others are their sibling's files and a patch.
  static let writtenVariants = Set(
    SourceTree.files.compactMap { file in
      let parts = file.path.split(separator: "/").map(String.init)
      let isApp = parts.count == 5 && file.path.hasPrefix(ProjectFile.variants) && file.typeName.hasSuffix("App")
      return isApp ? parts[3] : nil
    }
  ).sorted()

  /// Every rule about single files.
  static let all = importRules + sourceRules + superRules

  func violations(in files: [ProjectFile]) -> [Violation] {
    files.filter(applies).flatMap(check)
  }
}
