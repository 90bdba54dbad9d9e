import ChangeCosts
import Texts

/// A change request in JSON.
struct ChangesEntry: Encodable, Sendable {
  let name: String
  let words: String
  let reasons: String
  let weight: Double
  let records: ChangeRecords
  let changes: [ChangeEntry]

  init(_ request: ReportedRequest, weight: Double, _ known: KnownChanges) {
    name = request.request.name
    words = request.request.words
    reasons = known.reasons(of: name)
    self.weight = weight
    records = known.records(of: name)
    changes = request.changes.map(ChangeEntry.init)
  }

  /// The share of an architecture's mutants, 0 to 1, that its tests notice after the change; `nil` if it is not known.
  func strength(of architecture: String) -> Double? {
    records.strength?[architecture]?.share
  }

  /// A sentence about its proof.
  var proofSentence: String {
    guard let proof = records.proof else {
      return "Not proven yet: swift run -c release --package-path Benchmarks/Lab lab facts proof"
    }
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
  let removedFiles: Int
  let code: LinesEntry
  /// The lines of code that only hand a dependency on.
  let handedOn: Int
  /// The tests of roles; `nil` if there is no patch of tests.
  let tests: LinesEntry?
  let roles: [String]
  let protocols: [String]
  let initialisers: Int
  let interfaceFreeShare: Double?

  init(_ change: Change) {
    architecture = change.architecture
    allFiles = change.allFiles
    changedFiles = change.changedFiles
    addedFiles = change.addedFiles
    removedFiles = change.removedFiles
    code = LinesEntry(change.counts)
    handedOn = change.handedOn
    tests = change.tests.map(LinesEntry.init)
    roles = change.roles
    protocols = change.protocols
    initialisers = change.initialisers
    interfaceFreeShare = change.interfaceFreeShare
  }
}

/// The lines and tokens of a change, in JSON.
struct LinesEntry: Encodable, Sendable {
  let added: Int
  let removed: Int
  let edited: Int
  let new: Int
  let tokens: Int

  init(_ counts: LineCounts) {
    added = counts.added
    removed = counts.removed
    edited = counts.edited
    new = counts.new
    tokens = counts.tokens
  }
}

/// The cost of all requests in one architecture, in JSON.
struct ChangeTotalsEntry: Encodable, Sendable {
  let architecture: String
  let files: Double
  /// The mean share of the architecture's files that a request edits, 0 to 1.
  let touchedShare: Double
  let lines: Double
  let edited: Double
  let new: Double
  let tokens: Double
  /// The lines of tests; `nil` if a change has no patch of tests.
  let testLines: Double?
  let protocols: Double
  /// The file that most requests edit, and their number.
  let hottestFile: String?
  let hottestFileRequests: Int

  init(_ architecture: String, _ totals: ChangeTotals) {
    self.architecture = architecture
    files = totals.sum(.files, of: architecture)
    touchedShare = totals.touchedShare(of: architecture)
    lines = totals.sum(.lines, of: architecture)
    edited = totals.sum(of: architecture) { Double($0.counts.edited) }
    new = totals.sum(of: architecture) { Double($0.counts.new) }
    tokens = totals.sum(.tokens, of: architecture)
    testLines = totals.sumOfTests(of: architecture)
    protocols = totals.sum(of: architecture) { Double($0.protocols.count) }
    let hottest = totals.hottestFile(of: architecture)
    hottestFile = hottest?.path
    hottestFileRequests = hottest?.requests ?? 0
  }

  /// The name of the file that most requests edit, without folder and ending.
  var hottestName: String? {
    hottestFile?.split(separator: "/").last.map { String($0.prefix { $0 != "." }) }
  }
}

/// A weight at which two architectures cost the same, in JSON.
struct ChangeTurnEntry: Encodable, Sendable {
  /// The architecture that costs less if the request weighs less.
  let below: String
  /// The architecture that costs less if the request weighs more.
  let above: String
  let measure: String
  let request: String
  let weight: Double
  /// True if at the present weights the two differ by more than two authors do.
  let isShown: Bool

  init(_ point: ChangeTotals.BreakEven, isShown: Bool) {
    self.isShown = isShown
    below = point.below
    above = point.above
    measure = point.measure.rawValue
    request = point.request
    weight = point.weight
  }
}
