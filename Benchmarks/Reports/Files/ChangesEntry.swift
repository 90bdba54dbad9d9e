import ChangeCosts
import Records

/// A change request in JSON.
struct ChangesEntry: Encodable, Sendable {
  let name: String
  let words: String
  let reasons: String
  let weight: Double
  let records: ChangeRecords
  /// True if the files of one of its records have changed since.
  let isStale: Bool
  let changes: [ChangeEntry]

  init(
    _ request: ChangeRequest,
    _ changes: [Change],
    _ records: ChangeRecords,
    weight: Double
  ) {
    name = request.name
    words = request.words
    reasons = request.reasons
    self.weight = weight
    self.records = records
    isStale = !records.stale.isEmpty
    self.changes = changes.map { ChangeEntry($0, records.roleTests?[$0.architecture]) }
  }

  /// The share of an architecture's mutants, 0 to 1, that its tests notice after the change; `nil` if it is not known.
  func strength(of architecture: String) -> Double? {
    records.strength?[architecture]?.share
  }

  /// A sentence about its proof, after one about stale records.
  var proofSentence: String {
    if records.stale.isEmpty { return recordSentence }
    let names = records.stale.keys.sorted().map { name in
      name.replacing("changes/\(self.name)/", with: "") + (records.stale[name] == .damaged ? " (damaged)" : "")
    }
    let renewal = "swift run workbench record changes/\(name)"
    return "Stale: \(names.joined(separator: ", ")). To renew: \(renewal). \(recordSentence)"
  }

  /// A sentence about its proof.
  var recordSentence: String {
    guard let proof = records.proof else { return "Not proven yet: swift run workbench record changes/\(name)" }
    return "Proven: \(proof.scenarios) scenarios of its own and \(proof.remaining) of the specification's on each, "
      + "\(proof.faults) faulty apps failed, \(proof.walkedActions) random actions alike."
  }
}

/// The change of one architecture, in JSON.
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
  /// The tests of roles that it breaks; `nil` if they were not run.
  let roleTests: ChangeRecords.RoleTests?

  init(_ change: Change, _ roleTests: ChangeRecords.RoleTests?) {
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

/// The cost of all requests in one architecture, in JSON.
struct ChangeTotalsEntry: Encodable, Sendable {
  let architecture: String
  let files: Double
  let lines: Double
  let rankByFiles: Int
  let rankByLines: Int
  /// The weighted number of role tests that the requests break; `nil` if they were not run for each of them.
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
