public import ChangeCosts
import Tracing

/// The cost of change requests in each architecture, as text, as a page, as JSON or as CSV.
public struct ChangesReport: Encodable, Sendable {
  let schema = 2
  let requests: [ChangesEntry]
  let totals: [ChangeTotalsEntry]
  let turns: [ChangeTurnEntry]
  let names: [String: String]
  private let leftOut: [(name: String, requests: [String])]

  /// Reports requests.
  ///
  /// - Parameters:
  ///   - requests: each with its changes and its records.
  ///   - totals: the changes added up.
  ///   - names: the architectures' names, by module.
  ///   - leftOut: architectures that are in no table, with the requests for which they have no patch.
  public init(
    _ requests: [(request: ChangeRequest, changes: [Change], records: ChangeRecords)],
    totals: ChangeTotals,
    names: [String: String],
    leftOut: [(name: String, requests: [String])] = []
  ) {
    let entries = requests.map {
      ChangesEntry($0.request, $0.changes, $0.records, weight: totals.weight(of: $0.request.name))
    }
    self.requests = entries
    self.totals = totals.architectures.map { ChangeTotalsEntry($0, totals, entries) }
    turns = ChangeTotals.Measure.allCases.flatMap { totals.turns($0) }.map(ChangeTurnEntry.init)
    self.names = names
    self.leftOut = leftOut
  }

  private enum CodingKeys: CodingKey { case schema, requests, totals, turns }

  /// The whole report of one request for a terminal. For several requests, see ``summary(_:)``.
  public func text(_ layout: Layout) -> String {
    let parts = requests.map { request in
      ["\(request.name): \(request.words)"] + table(of: request).lines(layout)
        + (stepTable(of: request).map { [""] + $0.lines(layout) } ?? []) + [request.proofSentence]
    }
    let strengths = strengthTable.map { ["", Self.strengthHead] + $0.lines(layout) + [""] } ?? []
    let sum =
      ["total of \(requestNames)"] + sumTable.lines(layout) + turnSentences + strengths + leftOutSentences + [Self.note]
    return (parts + [sum]).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The report as a part of a page, with the reasons from each request's own page. It does not say if a proof is
  /// stale: otherwise, each change of a source would change the page.
  public var markdown: String {
    let parts = requests.map { request in
      ["## \(request.name)", "", "> \(request.words)", ""] + table(of: request).markdown + ["", request.recordSentence]
        + (request.reasons.isEmpty ? [] : ["", request.reasons])
        + (stepTable(of: request).map { ["", "Before → after the change:", ""] + $0.markdown } ?? [])
    }
    let strengths = strengthTable.map { ["", "## \(Self.strengthHead)", ""] + $0.markdown } ?? []
    let sum =
      ["## In all", ""] + sumTable.markdown + [""] + turnSentences.map { "- \($0)" } + strengths
      + leftOutSentences.flatMap { ["", $0] }
    return (parts + [sum]).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The report as a part of the page about changes.
  public var part: RecordedPart {
    RecordedPart(
      begin: "<!-- Counted in the patches; renew with: swift run workbench pages -->",
      end: "<!-- End of what is counted in the patches -->",
      text: markdown
    )
  }

  /// The report as CSV: a line for each request and architecture.
  public var csv: String {
    let head =
      "request,weight,architecture,files,changed,added,linesAdded,linesRemoved,roles,protocols,initialisers,"
      + "interfaceFreeShare,roleTestsBroken,roleTests,testStrength,stale"
    let lines = requests.flatMap { request in
      request.changes.map { change in
        let figures = [change.allFiles, change.changedFiles, change.addedFiles, change.addedLines, change.removedLines]
        let counts = figures.map(String.init) + [change.roles.joined(separator: " ")]
        let declarations = ["\(change.protocols.count)", "\(change.initialisers)"]
        let share = [change.interfaceFreeShare.map { "\($0)" } ?? ""]
        let tests = [change.roleTests?.broken, change.roleTests?.all].map { $0.map(String.init) ?? "" }
        let strength = [request.strength(of: change.architecture).map { "\($0)" } ?? ""]
        let cells =
          [request.name, "\(request.weight)", change.architecture] + counts + declarations + share + tests + strength
        return (cells + ["\(request.isStale)"]).joined(separator: ",")
      }
    }
    return ([head] + lines).map { "\($0)\n" }.joined()
  }

  private static let note = """
    files: changed and added, of all that the architecture has · lines: of code, neither blank nor comment · UI-free: share \
    of these lines in files that import no user interface · role tests: as they were before the change, how many no longer \
    compile or pass · before → after: the architecture's own objects when the step has ended, messages between its roles
    """

  var requestNames: String {
    requests.map { $0.weight == 1 ? $0.name : "\($0.name) × \(Self.short($0.weight))" }.joined(separator: ", ")
  }

  private func table(of request: ChangesEntry) -> TextTable {
    let knowsTests = request.changes.contains { $0.roleTests != nil }
    var table = TextTable(
      ["", "roles", "files", "changed", "added", "lines +", "−", "protocols", "initialisers", "UI-free"]
        + (knowsTests ? ["role tests"] : []),
      leading: 2,
      closeColumns: [6]
    )
    for change in request.changes {
      let share = change.interfaceFreeShare.map { "\(Int(($0 * 100).rounded())) %" } ?? ""
      let tests = change.roleTests.map { "\($0.broken)/\($0.all)" } ?? ""
      let cells =
        [
          names[change.architecture] ?? change.architecture, change.roles.joined(separator: ", "),
          "\(change.changedFiles + change.addedFiles)/\(change.allFiles)", "\(change.changedFiles)",
          "\(change.addedFiles)", "\(change.addedLines)", "\(change.removedLines)", "\(change.protocols.count)",
          "\(change.initialisers)", share,
        ] + (knowsTests ? [tests] : [])
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  var sumTable: TextTable {
    var table = TextTable(["", "files", "rank", "lines", "rank", "role tests"], closeColumns: [2, 4])
    for total in totals.sorted(by: { $0.rankByLines < $1.rankByLines }) {
      let cells = [
        names[total.architecture] ?? total.architecture, Self.short(total.files), "#\(total.rankByFiles)",
        Self.short(total.lines), "#\(total.rankByLines)", total.roleTestsBroken.map(Self.short) ?? TextTable.missing,
      ]
      table.add(cells.map { TextTable.Cell($0) })
    }
    return table
  }

  var leftOutSentences: [String] {
    leftOut.map { "\($0.name) is left out: it has no patch for \($0.requests.joined(separator: ", "))" }
  }

  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension ChangesReport {
  /// The cost of the steps that a request changes, before and after it; `nil` if there are none, or none was measured.
  func stepTable(of request: ChangesEntry) -> TextTable? {
    var table = TextTable(["", "step", "objects", "messages", "retains and releases"], leading: 2)
    for change in request.changes {
      for step in request.records.steps?[change.architecture] ?? [] {
        let cells = [
          names[change.architecture] ?? change.architecture, step.benchmark,
          Self.pair(step.before.objects.map(Double.init), step.after.objects.map(Double.init)),
          Self.pair(step.before.messages, step.after.messages),
          Self.pair(step.before.references, step.after.references),
        ]
        table.add(cells.map { TextTable.Cell($0) })
      }
    }
    return table.hasFigures ? table : nil
  }

  /// A figure before and after.
  private static func pair(_ before: Double?, _ after: Double?) -> String {
    guard let before, let after else { return TextTable.missing }
    return "\(short(before)) → \(short(after))"
  }
}

extension ChangesReport {
  /// The heading of the table of strengths.
  static let strengthHead = "Mutants that the tests of roles notice after the change"

  /// The strength of the tests of roles after each change; `nil` if it is known for no request.
  var strengthTable: TextTable? {
    let known = requests.filter { $0.records.strength != nil }
    guard !known.isEmpty else { return nil }
    var table = TextTable([""] + known.map(\.name))
    for architecture in known[0].changes.map(\.architecture) {
      let shares = known.map { MutantCounts.percent($0.strength(of: architecture)) }
      table.add(([names[architecture] ?? architecture] + shares).map { TextTable.Cell($0) })
    }
    return table
  }
}
