internal import Conformance
package import Suites

/// An architecture in which some of several numbered references are strong, the others weak.
package struct Wiring: Sendable, CustomStringConvertible {
  /// The contender that is wired so.
  package let contender: Contender
  /// The numbers of the references that are strong.
  package let strong: Set<Int>

  /// Describes a wiring.
  package init(_ contender: Contender, strong: Set<Int>) {
    self.contender = contender
    self.strong = strong
  }

  /// The contender and the numbers.
  package var description: String { "\(contender.id), strong: \(strong.sorted())" }
}

/// The wirings that leak, and the smallest sets of references that have to be weak so that nothing leaks.
package struct WiringFindings: Sendable {
  /// The wirings that leave objects behind when details are closed.
  package let leaking: [Wiring]
  /// The others.
  package let clean: [Wiring]
  private let references: Set<Int>

  /// Opens and closes the details of each wiring, and checks if objects are left.
  ///
  /// - Throws: `ConformanceFailure` if a screen was not as expected.
  @MainActor package init(_ wirings: [Wiring]) throws {
    try self.init(wirings) { try Self.leaves($0.contender) }
  }

  /// Creates findings from a given predicate instead of measuring.
  package init(_ wirings: [Wiring], leaks: (Wiring) throws -> Bool) rethrows {
    let verdicts = try wirings.map { (wiring: $0, leaks: try leaks($0)) }
    leaking = verdicts.filter(\.leaks).map(\.wiring)
    clean = verdicts.filter { !$0.leaks }.map(\.wiring)
    references = wirings.reduce(into: []) { $0.formUnion($1.strong) }
  }

  /// The smallest sets of references that have to be weak: nothing leaks with a set, and something with any part of it.
  package var smallestWeak: [Set<Int>] {
    let weak = clean.map { references.subtracting($0.strong) }
    return weak.filter { set in !weak.contains { $0.isStrictSubset(of: set) } }
  }

  @MainActor private static func leaves(_ contender: Contender) throws -> Bool {
    let session = AppSession(contender.app)
    defer { session.end() }
    try session.launch()
    let details = try session.openDetailsWatched(row: 0)
    try session.details.tapClose()
    session.settle()
    return details.aliveCount > 0
  }
}

extension Contender {
  /// Its wiring; `nil` if its references are not numbered.
  package var wiring: Wiring? { strongReferences.map { Wiring(self, strong: $0) } }
}
