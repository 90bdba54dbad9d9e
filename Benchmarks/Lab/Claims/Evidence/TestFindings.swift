/// The record of the tests of an architecture's roles (`lab facts tests`): its code was changed in small
/// ways, one at a time, and the tests that noticed each change were recorded.
package struct TestFindings: Sendable {
  /// One role, with the number of changes in its code that were noticed by tests without UIKit.
  package struct Role: Sendable {
    package let name: String
    package let mutants: Int
    package let noticedWithoutUIKit: Int

    /// Creates the record of a role.
    package init(name: String, mutants: Int, noticedWithoutUIKit: Int) {
      self.name = name
      self.mutants = mutants
      self.noticedWithoutUIKit = noticedWithoutUIKit
    }

    /// The share of the changes that were noticed without UIKit, in percent.
    var shareWithoutUIKit: Double { 100 * Double(noticedWithoutUIKit) / Double(max(1, mutants)) }
  }

  /// The share of changes that role tests notice, 0 to 1.
  package let strength: Double
  /// The number of lines of the role tests.
  package let lines: Int
  /// All roles whose code was changed.
  package let roles: [Role]

  /// Creates the record of an architecture.
  package init(strength: Double, lines: Int, roles: [Role]) {
    self.strength = strength
    self.lines = lines
    self.roles = roles
  }

  /// The share of changes, in all roles together, that are noticed by tests that run without UIKit, in percent.
  var shareWithoutUIKit: Double {
    let mutants = roles.reduce(0) { $0 + $1.mutants }
    return 100 * Double(roles.reduce(0) { $0 + $1.noticedWithoutUIKit }) / Double(max(1, mutants))
  }

  /// A role by its name.
  func role(_ name: String) throws(MissingEvidence) -> Role {
    guard let role = roles.first(where: { $0.name == name }) else {
      throw MissingEvidence("nothing is recorded for the tests of a role \(name)")
    }
    return role
  }
}
