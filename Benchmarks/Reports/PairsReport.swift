public import ChangeCosts
import Patching

/// The outcomes of two change requests at once in each architecture: as text, as a page, or as JSON.
public struct PairsReport: Encodable, Sendable {
  /// The path of the page in the package.
  public static let path = "docs/PAIRS.md"

  let schema = 1
  let pairs: [ChangePairs.Pair]
  /// The pairs with a second author's change.
  let again: [ChangePairs.Pair]
  let walkedActions: Int
  private let record: ChangePairs
  private let architectures: [(id: String, name: String)]
  /// A sentence for each architecture of which no merge is recorded.
  private let leftOut: [String]

  /// Reports a record.
  ///
  /// - Parameters:
  ///   - record: the merges.
  ///   - architectures: the architectures' modules and names, in the order of the columns; those of which no merge is
  ///     recorded are left out.
  public init(_ record: ChangePairs, of architectures: [(id: String, name: String)]) {
    func isMerged(_ id: String) -> Bool { record.pairs.contains { $0.results[id] != nil } }
    self.architectures = architectures.filter { isMerged($0.id) }
    leftOut = architectures.filter { !isMerged($0.id) }.map { "\($0.name) is left out: no merge of it is recorded." }
    self.record = record
    pairs = record.pairs
    again = record.again
    walkedActions = record.walkedActions
  }

  private enum CodingKeys: CodingKey { case schema, pairs, again, walkedActions }

  /// The tables for a terminal.
  public func text(_ layout: Layout) -> String {
    let others = pairs.filter { pair in
      architectures.contains { pair.results[$0.id].map { $0.outcome != .right } ?? true }
    }
    let right = pairs.count - others.count
    let parts = [
      others.isEmpty ? [] : outcomeTable(of: others).lines(layout),
      right == 0 ? [] : ["\(right) of \(pairs.count) pairs come out right in all, and are left out above."],
      sumTable.lines(layout), againTable?.lines(layout) ?? [],
      [orderSentence] + leftOut + [
        Self.note, "One of them: workbench changes --pairs posts split MVC",
        "Every conflict and failure: workbench changes --pairs --format markdown or json",
      ],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The report as a part of the page about pairs.
  public var markdown: String {
    let settled = pairs.compactMap { pair in pair.settlement.map { "- *\(pair.first)* and *\(pair.second)*: \($0)" } }
    let wrong = pairs.flatMap { pair in
      architectures.compactMap { id, name -> String? in
        guard let result = pair.results[id], let reason = result.reason else { return nil }
        return "- \(pair.name), \(name): \(reason)"
      }
    }
    let parts = [
      [orderSentence] + leftOut, sumTable.markdown, [Self.note], againTable?.markdown ?? [],
      outcomeTable(of: pairs).markdown,
      settled.isEmpty ? [] : ["What is agreed on where two specifications contradict each other:", ""] + settled,
      ["What does not come out right:", ""] + wrong,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The report as a part of its page.
  public var part: RecordedPart {
    RecordedPart(
      begin: "<!-- Found by merging and running; renew with: swift run workbench record pairs -->",
      end: "<!-- End of what is found by merging and running -->",
      text: markdown
    )
  }

  /// One pair in one architecture: its conflicts, and what does not hold; `nil` if there is no such pair.
  public func text(_ one: String, _ other: String, in architecture: String) -> String? {
    guard let pair = pairs.first(where: { Set([$0.first, $0.second]) == [one, other] }),
      let result = pair.results[architecture],
      let name = architectures.first(where: { $0.id == architecture })?.name
    else { return nil }
    let conflicts = result.conflicts.map { conflict in
      let kind = conflict.bothAdd ? "both add" : "both change"
      return "\(conflict.place): \(kind) here, \(conflict.isResolved ? "merged by the rule" : "not merged")"
    }
    let head = "\(pair.name) in \(name): \(result.outcome.words)"
    let ran =
      result.outcome == .right
      ? ["\(pair.scenarios) scenarios pass, \(pair.ownScenarios) of them the pair's own"] : []
    return ([head] + [pair.settlement].compactMap(\.self) + conflicts + result.reasons + ran)
      .map { "\($0)\n" }.joined()
  }

  private static let note = """
    conflicts: places where a merge by lines stops; imports of given modules are left out · both add: of these, places \
    where neither removes a line · refused: the rule does not resolve a conflict · no build: merged, and the compiler \
    refuses it · wrong: it compiles, and a scenario fails, something stays alive, or it looks unlike one that is right
    """

  private func outcomeTable(of pairs: [ChangePairs.Pair]) -> TextTable {
    var table = TextTable(["", "own"] + architectures.map(\.name))
    for pair in pairs {
      let cells = architectures.map { pair.results[$0.id]?.outcome.words ?? TextTable.missing }
      table.add(([pair.name, pair.ownScenarios == 0 ? "" : "\(pair.ownScenarios)"] + cells).map { TextTable.Cell($0) })
    }
    return table
  }

  /// The pairs that a second author has made, too: how many do not come out right. `nil` if nothing was made twice.
  private var againTable: TextTable? {
    guard !again.isEmpty else { return nil }
    let names = Set(again.map(\.name))
    var table = TextTable(["\(again.count) pairs, not right"] + architectures.map(\.name))
    for (label, pairs) in [("by the first author", pairs.filter { names.contains($0.name) }), ("by the second", again)]
    {
      let counts = architectures.map { "\(ChangePairs.faults(of: pairs, in: $0.id))" }
      table.add(([label] + counts).map { TextTable.Cell($0) })
    }
    return table
  }

  /// The architectures in groups by the number of pairs that do not come out right, or the sentence that none is shown.
  private var orderSentence: String {
    let faults = architectures.map { ($0.name, ChangePairs.faults(of: pairs, in: $0.id)) }
    let counts = faults.map(\.1)
    guard let least = counts.min(), let most = counts.max(), let noise = record.noise(among: architectures.map(\.id))
    else {
      return "No pair was made by a second author: no order is shown."
    }
    let range = "Of \(pairs.count) pairs, \(least) to \(most) do not come out right"
    let difference = noise == 0 ? "makes no difference" : "makes a difference of up to \(noise) in one architecture"
    let again = "a second author of two of the requests \(difference)"
    // One pair more or less shows nothing: another author may have put a line into the place beside.
    return most - least > max(1, noise)
      ? "\(range): \(ChangesReport.list(faults.filter { $0.1 == least }.map(\.0))) least, "
        + "\(ChangesReport.list(faults.filter { $0.1 == most }.map(\.0))) most; \(again)."
      : "\(range); \(again). No order is shown."
  }

  private var sumTable: TextTable {
    var table = TextTable(["pairs of \(pairs.count)"] + architectures.map(\.name))
    func row(_ label: String, _ count: ([ChangePairs.Result]) -> Int) {
      let cells = architectures.map { id, _ in "\(count(pairs.compactMap { $0.results[id] }))" }
      table.add(([label] + cells).map { TextTable.Cell($0) })
    }
    row("with conflicts") { $0.count { !$0.conflicts.isEmpty } }
    row("conflicts") { $0.reduce(0) { $0 + $1.conflicts.count } }
    row("of them both add") { $0.reduce(0) { $0 + $1.conflicts.count(where: \.bothAdd) } }
    for outcome in ChangePairs.Outcome.allCases { row(outcome.words) { $0.count { $0.outcome == outcome } } }
    return table
  }
}

extension ChangePairs.Outcome {
  /// The outcome in a table.
  var words: String {
    switch self {
    case .refused: "refused"
    case .uncompiled: "no build"
    case .wrong: "wrong"
    case .right: "right"
    }
  }
}

extension ChangePairs.Result {
  /// The reasons for which it is not right, a sentence each.
  var reasons: [String] {
    conflicts.filter { !$0.isResolved && outcome == .refused }.map { "\($0.place): both change this" }
      + [error].compactMap(\.self) + failures + [difference].compactMap(\.self)
  }

  /// The first of the reasons, and the number of the others; `nil` if it is right.
  var reason: String? {
    guard let first = reasons.first else { return nil }
    return "\(outcome.words): \(first)" + (reasons.count == 1 ? "" : " (and \(reasons.count - 1) more)")
  }
}
