import ChangeCosts
import Command
import Texts

extension ChangesReport {
  /// The appendix with the cost of the steps that requests change; `nil` if none was measured.
  var stepSection: [String]? {
    let tables = requests.flatMap { request in
      stepTable(of: request).map { ["", "\(request.name):", ""] + $0.markdown } ?? []
    }
    guard !tables.isEmpty else { return nil }
    let lead =
      "Not a cost of the change: the architecture's own objects when the step has ended, messages between its roles, "
      + "retains and releases."
    return ["## Appendix: before → after the change", "", lead] + tables
  }

  /// The cost of the steps that a request changes, before and after it; `nil` if there are none, or none was measured.
  func stepTable(of request: ChangesEntry) -> TextTable? {
    var table = TextTable(["", "step", "objects", "messages", "retains and releases"], leading: 2)
    for change in request.changes {
      for step in request.records.steps?[change.architecture] ?? [] {
        let cells = [
          name(change.architecture), step.benchmark,
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
