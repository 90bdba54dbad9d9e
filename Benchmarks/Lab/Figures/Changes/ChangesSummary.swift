import ChangeCosts
public import Command
import Texts

extension ChangesReport {
  /// The report in short, for a terminal: cost of each request in lines, of the code and of the tests, the sums, the order
  /// that they carry, and the command for more.
  public func summary(_ layout: Layout) -> String {
    let parts = [
      requests.map { "\($0.name): \($0.words)" },
      ["lines of code, edited and new"] + costs { $0.code.edited + $0.code.new }.lines(layout),
      ["total of \(weights)"] + sumTable.lines(layout),
      [orderSentence],
      proofs + leftOutSentences + [
        "One request, with roles, protocols, tests and steps: lab changes \(requests.first?.name ?? "")",
        "Everything, with noise and weights: lab changes --format markdown, json or csv",
      ],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// A table with a row for each architecture, and a column for each request.
  private func costs(_ cost: (ChangeEntry) -> Int) -> TextTable {
    var table = TextTable([""] + requests.map(\.name))
    for total in totals {
      let costs = requests.map { request in
        request.changes.first { $0.architecture == total.architecture }.map { "\(cost($0))" } ?? TextTable.missing
      }
      table.add(([name(total.architecture)] + costs).map { TextTable.Cell($0) })
    }
    return table
  }

  /// The section about weights: where the sums of two architectures meet, for each measure and request.
  var turnSection: [String]? {
    guard !requests.isEmpty else { return nil }
    let lead = """
      Each request counts once. If one request alone weighs more or less, from 0 to \(Self.short(Self.greatestWeight)), \
      the sums of two architectures meet at these weights, and above them the one that is named first costs less. \
      *Within the noise* are pairs whose sums differ less than two authors: for them no order is shown at all.
      """
    return ["## Weights at which an order turns", "", lead] + ChangeTotals.Measure.allCases.flatMap(turnLines)
  }

  private func turnLines(_ measure: ChangeTotals.Measure) -> [String] {
    let lines = requests.map(\.name).map { request in
      let own = turns.filter { $0.measure == measure.rawValue && $0.request == request }
      func places(_ turns: [ChangeTurnEntry]) -> String {
        turns.isEmpty
          ? "none"
          : turns.map { "\(name($0.above)) before \(name($0.below)) above \(Self.short($0.weight))" }
            .joined(separator: " · ")
      }
      return "- \(request): \(places(own.filter(\.isShown))); within the noise: \(places(own.filter { !$0.isShown }))"
    }
    return ["", "\(measure.rawValue):", ""] + lines
  }

  /// Sentences about proofs: the requests without one.
  private var proofs: [String] {
    let unproven = requests.filter { $0.records.proof == nil }.map { "\($0.name): \($0.proofSentence)" }
    return unproven.isEmpty ? ["Every request is proven: its scenarios pass in every architecture."] : unproven
  }
}
