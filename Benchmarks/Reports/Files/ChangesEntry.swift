import ChangeCosts

/// A change request in JSON.
struct ChangesEntry: Encodable, Sendable {
  let name: String
  let words: String
  let reasons: String
  let weight: Double
  let proof: ProofRecord?
  /// Whether something has changed since it was proven.
  let isStale: Bool
  /// The path of its record, if that cannot be read as one.
  let damagedRecord: String?
  let changes: [ChangeEntry]

  init(
    _ request: ChangeRequest,
    _ changes: [Change],
    _ record: ProofRecord?,
    isStale: Bool,
    damagedRecord: String?,
    weight: Double
  ) {
    name = request.name
    words = request.words
    reasons = request.reasons
    self.weight = weight
    proof = record
    self.isStale = isStale
    self.damagedRecord = damagedRecord
    self.changes = changes.map { ChangeEntry($0, record?.roleTests?.values[$0.architecture]) }
  }

  /// The share of an architecture's mutants, 0 to 1, that its tests notice after the change; `nil` if it is not known.
  func strength(of architecture: String) -> Double? {
    proof?.strength?.values[architecture]?.share
  }

  /// What is known of its proof, and whether it still holds.
  var proofSentence: String {
    isStale ? "Stale, for something has changed since: workbench changes --verify. \(recordSentence)" : recordSentence
  }

  /// What is known of its proof.
  var recordSentence: String {
    if let damagedRecord {
      return "\(damagedRecord) is damaged. To make it anew: workbench changes \(name) --verify, and then "
        + "strength, as Benchmarks/Changes/README.md says."
    }
    guard let proof else { return "Not proven yet: workbench changes --verify" }
    return "Proven: \(proof.scenarios) scenarios of its own and \(proof.remaining) of the specification's on each, "
      + "\(proof.faults) faulty apps failed, \(proof.walkedActions) random actions alike."
  }
}

/// What a request changes in one architecture, in JSON.
struct ChangeEntry: Encodable, Sendable {
  let architecture: String
  let allFiles: Int
  let changedFiles: Int
  let addedFiles: Int
  let addedLines: Int
  let removedLines: Int
  let roles: [String]
  let protocols: [String]
  let initialisers: Int
  let interfaceFreeShare: Double?
  /// What became of the tests of roles; `nil` if they were not run.
  let roleTests: ProofRecord.RoleTests?

  init(_ change: Change, _ roleTests: ProofRecord.RoleTests?) {
    architecture = change.architecture
    allFiles = change.allFiles
    changedFiles = change.changedFiles
    addedFiles = change.addedFiles
    addedLines = change.addedLines
    removedLines = change.removedLines
    roles = change.roles
    protocols = change.protocols
    initialisers = change.initialisers
    interfaceFreeShare = change.interfaceFreeShare
    self.roleTests = roleTests
  }
}

/// What an architecture pays for all requests, in JSON.
struct ChangeTotalsEntry: Encodable, Sendable {
  let architecture: String
  let files: Double
  let lines: Double
  let rankByFiles: Int
  let rankByLines: Int
  /// How many tests of roles the requests break, weighed as the rest; `nil` if they were not run for each of them.
  let roleTestsBroken: Double?

  init(_ architecture: String, _ totals: ChangeTotals, _ requests: [ChangesEntry]) {
    self.architecture = architecture
    files = totals.sum(.files, of: architecture)
    lines = totals.sum(.lines, of: architecture)
    rankByFiles = totals.rank(.files, of: architecture)
    rankByLines = totals.rank(.lines, of: architecture)
    let broken = requests.map { request in
      request.changes.first { $0.architecture == architecture }?.roleTests.map { request.weight * Double($0.broken) }
    }
    roleTestsBroken = broken.contains { $0 == nil } ? nil : broken.compactMap(\.self).reduce(0, +)
  }
}

/// A weight at which two architectures change places, in JSON.
struct ChangeTurnEntry: Encodable, Sendable {
  let first: String
  let second: String
  let measure: String
  let request: String
  let weight: Double

  init(_ turn: ChangeTotals.Turn) {
    first = turn.first
    second = turn.second
    measure = turn.measure.rawValue
    request = turn.request
    weight = turn.weight
  }
}
