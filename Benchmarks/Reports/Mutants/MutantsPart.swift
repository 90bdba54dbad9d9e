public import Foundation

/// What was recorded of mutants, as the page to argue with has it.
public struct MutantsPart: Encodable, Sendable {
  let architectures: [MutantsRecord.Architecture]
  /// The figures of the first table, by module.
  let facts: [String: TestFacts]
  /// The modules of whose sources or tests it was not found as they are now.
  let stale: [String]

  /// Reads what is kept in a package; `nil` if nothing is.
  public init?(root: URL) {
    guard let record = MutantsRecord(root: root) else { return nil }
    architectures = record.architectures
    facts = record.facts
    stale = record.stale(in: root).sorted()
  }
}
