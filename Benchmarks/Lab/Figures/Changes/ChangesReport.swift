public import ChangeCosts
public import Command
public import Texts

/// A request with what was counted in its patches.
public struct ReportedRequest: Sendable {
  let request: ChangeRequest
  /// Its changes, one for each architecture.
  public let changes: [Change]

  /// Enters a request.
  ///
  /// - Parameter changes: its changes, one for each architecture.
  public init(_ request: ChangeRequest, _ changes: [Change]) {
    self.request = request
    self.changes = changes
  }
}

/// The cost of change requests in each architecture, as text, as a page, as JSON or as CSV.
public struct ChangesReport: Encodable, Sendable {
  /// The greatest weight of one request at which it is looked whether an order turns.
  static let greatestWeight = 20.0

  let schema = 3
  let requests: [ChangesEntry]
  let totals: [ChangeTotalsEntry]
  let noise: [ChangeNoise.RepeatedChange]
  /// The architectures in groups, from the least cost up; within a group no order is shown.
  let groups: [[String]]
  let turns: [ChangeTurnEntry]
  let names: [String: String]
  let spread: ChangeNoise
  private let leftOut: [(name: String, requests: [String])]
  private let made: [Change]
  private let given: [String: Double]

  /// Reports requests.
  ///
  /// - Parameters:
  ///   - requests: each with its changes.
  ///   - known: what patches do not tell of them.
  ///   - weights: the weights of requests; one without counts once.
  ///   - names: the architectures' names, by module.
  ///   - leftOut: architectures that are in no table, with the requests for which they have no patch.
  public init(
    _ requests: [ReportedRequest],
    _ known: KnownChanges = KnownChanges(),
    weights: [String: Double] = [:],
    names: [String: String],
    leftOut: [(name: String, requests: [String])] = []
  ) {
    let totals = ChangeTotals(requests.flatMap(\.changes), weights: weights)
    let noise = ChangeNoise(known.noise)
    self.requests = requests.map { ChangesEntry($0, weight: totals.weight(of: $0.request.name), known) }
    self.totals = totals.architectures.map { ChangeTotalsEntry($0, totals) }
    spread = noise
    self.noise = known.noise
    groups = noise.groups(of: totals, by: [.lines, .tokens])
    turns = ChangeTotals.Measure.allCases.flatMap { measure in
      totals.breakEvens(measure, upTo: Self.greatestWeight).map { point in
        let isShown = [(point.below, point.above), (point.above, point.below)].contains {
          noise.isShown($0, before: $1, in: totals, by: [measure])
        }
        return ChangeTurnEntry(point, isShown: isShown)
      }
    }
    self.names = names
    self.leftOut = leftOut
    made = requests.flatMap(\.changes)
    given = weights
  }

  /// Returns the totals as they are if one request is left out.
  func totals(without request: String) -> [ChangeTotalsEntry] {
    let rest = ChangeTotals(made.filter { $0.request != request }, weights: given)
    return rest.architectures.map { ChangeTotalsEntry($0, rest) }
  }

  private enum CodingKeys: CodingKey { case schema, requests, totals, noise, groups, turns }

  /// The whole report of one request for a terminal. For several requests, see ``summary(_:)``.
  public func text(_ layout: Layout) -> String {
    let parts = requests.map { request in
      ["\(request.name): \(request.words)"] + table(of: request, namesRoles: false).lines(layout)
        + (stepTable(of: request).map { [""] + $0.lines(layout) } ?? []) + [request.proofSentence]
    }
    let strengths = strengthTable.map { [Self.strengthHead] + $0.lines(layout) + [""] } ?? []
    return (parts + [strengths + leftOutSentences + [Self.note]])
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The report as a part of a page, with the reasons that are on record.
  public var markdown: String {
    let sum =
      ["## In all", ""] + sumTable.markdown + ["", orderSentence, ""] + Self.noteLines
      + leftOutSentences.flatMap { ["", $0] }
    let parts = requests.map { request in
      ["## \(request.name)", "", "> \(request.words)", ""] + table(of: request, namesRoles: true).markdown + [
        "", request.proofSentence,
      ]
        + (request.reasons.isEmpty ? [] : ["", request.reasons])
    }
    let strengths = strengthTable.map { ["## \(Self.strengthHead)", ""] + $0.markdown }
    return ([sum, noiseSection].compactMap(\.self) + parts + [turnSection, strengths, stepSection].compactMap(\.self))
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The report as CSV: a line for each request and architecture.
  public var csv: String {
    let head =
      "request,weight,architecture,files,changed,added,removed,linesAdded,linesRemoved,linesEdited,linesNew,tokens,"
      + "testLinesEdited,testLinesNew,roles,protocols,initialisers,interfaceFreeShare,testStrength"
    let lines = requests.flatMap { request in
      request.changes.map { change in
        let code = change.code
        let files = [change.allFiles, change.changedFiles, change.addedFiles, change.removedFiles]
        let counts = [code.added, code.removed, code.edited, code.new, code.tokens]
        let tests = [change.tests?.edited, change.tests?.new].map { $0.map(String.init) ?? "" }
        let declarations = ["\(change.protocols.count)", "\(change.initialisers)"]
        let share = change.interfaceFreeShare.map { "\($0)" } ?? ""
        let strength = request.strength(of: change.architecture).map { "\($0)" } ?? ""
        let cells =
          [request.name, "\(request.weight)", change.architecture] + (files + counts).map(String.init) + tests
          + [change.roles.joined(separator: " ")] + declarations + [share, strength]
        return cells.joined(separator: ",")
      }
    }
    return ([head] + lines).map { "\($0)\n" }.joined()
  }

  /// The requests that are added up: their number, and the weights that are not 1.
  var weights: String {
    let weighed = requests.filter { $0.weight != 1 }.map { "\($0.name) × \(Self.short($0.weight))" }
    return ([requests.count == 1 ? "1 request" : "\(requests.count) requests"] + weighed).joined(separator: ", ")
  }

  /// The names of the architectures that are in no table.
  var leftOutNames: [String] { leftOut.map(\.name) }

  var leftOutSentences: [String] {
    leftOut.map { "\($0.name) is left out: it has no patch for \($0.requests.joined(separator: ", "))" }
  }

  /// The name of an architecture or of a variant.
  func name(_ architecture: String) -> String { names[architecture] ?? architecture }

  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
