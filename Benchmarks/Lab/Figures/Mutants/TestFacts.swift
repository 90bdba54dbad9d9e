package import Claims

/// The cost of the tests of an architecture's roles, in the few figures that other reports show.
struct TestFacts: Encodable, Sendable {
  /// The share of mutants that role tests notice, 0 to 1: only at equal strength can the rest be compared.
  let strength: Double?
  /// Lines of role tests.
  let testLines: Int
  /// Test doubles.
  let doubles: Int
  /// The share of mutants that role tests notice only with UIKit, 0 to 1.
  let windowShare: Double
  /// Weak and unowned references.
  let references: Int
  /// The number of them that leak something if they are strong: a scenario notices.
  let leaking: Int

  init(_ record: MutantsRecord.Architecture) {
    strength = record.counts.testStrength
    testLines = record.costs.testLines
    doubles = record.costs.doubles
    let mutants = record.roles.reduce(0) { $0 + $1.mutants }
    windowShare = Double(record.roles.reduce(0) { $0 + $1.noticedWithUIKit }) / Double(max(1, mutants))
    references = record.references.count
    leaking = record.references.count { $0.scenario != nil }
  }
}

extension MutantsRecord {
  /// The figures, by module.
  var facts: [String: TestFacts] {
    Dictionary(architectures.map { ($0.module, TestFacts($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The figures by which claims about testing are judged, by module; without those that are stale.
  package var findings: [String: TestFindings] {
    let current = architectures.filter { !stale.contains($0.module) }
    return Dictionary(current.map { ($0.module, TestFindings($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TestFindings {
  /// Creates findings from the record of an architecture.
  package init(_ record: MutantsRecord.Architecture) {
    self.init(
      strength: record.counts.testStrength ?? 0,
      lines: record.costs.testLines,
      roles: record.roles.map {
        Role(name: $0.name, mutants: $0.mutants, noticedWithoutUIKit: $0.noticedWithoutUIKit)
      }
    )
  }
}
