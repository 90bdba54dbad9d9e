import Adapting

/// Rules that every architecture has, checked in an app's originals.
@MainActor struct RulesCheck {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    try arguments.end()
    let findings = SourceRules(try app.scannedFiles()).findings
    for rule in SourceRules.Rule.allCases {
      let found = findings.filter { $0.rule == rule }
      print("\(rule.rawValue): \(found.isEmpty ? "holds" : "\(found.count) places")")
      for finding in found { print("  \(finding.place): \(finding.text)") }
    }
    if !findings.isEmpty {
      throw AppFailure("rules: \(findings.count) places in \(Set(findings.map(\.place.file)).count) files")
    }
  }
}
