public import ChangeCosts
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

  init(_ record: KnownMutants.Architecture) {
    strength = record.counts.testStrength
    testLines = record.costs.testLines
    doubles = record.costs.doubles
    let mutants = record.roles.reduce(0) { $0 + $1.mutants }
    windowShare = Double(record.roles.reduce(0) { $0 + $1.noticedWithUIKit }) / Double(max(1, mutants))
    references = record.references.count
    leaking = record.references.count { $0.scenario != nil }
  }
}

extension KnownMutants {
  /// The figures, by module.
  var facts: [String: TestFacts] { byModule(TestFacts.init) }

  /// The figures by which claims about testing are judged, by module.
  package var findings: [String: TestFindings] { byModule(TestFindings.init) }

  /// The tests of roles by module, for the part of them that survives another view layer.
  public var roleTests: [String: Survival.RoleTests] { byModule(Survival.RoleTests.init) }

  private func byModule<Value>(_ make: (Architecture) -> Value) -> [String: Value] {
    Dictionary(architectures.map { ($0.module, make($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TestFindings {
  fileprivate init(_ known: KnownMutants.Architecture) {
    self.init(
      strength: known.counts.testStrength ?? 0,
      lines: known.costs.testLines,
      roles: known.roles.map {
        Role(name: $0.name, mutants: $0.mutants, noticedWithoutUIKit: $0.noticedWithoutUIKit)
      }
    )
  }
}

extension Survival.RoleTests {
  fileprivate init(_ known: KnownMutants.Architecture) {
    self.init(
      tests: known.costs.tests,
      withoutInterface: known.costs.testsWithoutUIKit,
      noticed: known.roles.map {
        Noticed(role: $0.name, withoutInterface: $0.noticedWithoutUIKit, withInterface: $0.noticedWithUIKit)
      }
    )
  }
}
