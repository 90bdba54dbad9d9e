import Measure
import Records

extension ArgumentsPage {
  /// The cost of moves between architectures; `nil` if it is not recorded.
  var moves: String? {
    let modules = known.modules
    func written(_ source: String, _ target: String) -> Double? {
      known.sets[.costs]?["tokens to write from \(source)", of: target]
    }
    var table = TextTable(["from \\ to"] + modules.map(\.name))
    for source in modules {
      let cells = modules.map { target in written(source.module, target.module).map { "\(Int($0))" } ?? "" }
      table.add(([source.name] + cells).map { TextTable.Cell($0) })
    }
    guard table.hasFigures else { return nil }
    let differences = modules.map { module in
      known.sets[.costs]?["difference that another version of it makes", of: module.module]
        .map { "\(Int(($0 * 100).rounded())) %" } ?? ""
    }
    table.add((["another version of the target differs by"] + differences).map { TextTable.Cell($0) })
    let all = modules.flatMap { source in
      modules.compactMap { target in
        written(source.module, target.module).map { (text: "\(source.name) → \(target.name)", tokens: $0) }
      }
    }
    .sorted { ($0.tokens, $0.text) < ($1.tokens, $1.text) }
    let cheapest = all.prefix(5).map { "\($0.text) \(Int($0.tokens))" }.joined(separator: ", ")
    let dearest = all.suffix(3).reversed().map { "\($0.text) \(Int($0.tokens))" }.joined(separator: ", ")
    return """
      ## Moving from one to another

      > hybrid complexity during transition
      >
      > — [firefox-ios, decision record 0004](https://github.com/mozilla-mobile/firefox-ios/pull/29934)

      Tokens of the target that do not stand in the source, in whatever order its pieces stand (greedy string tiling, pieces of
      at least twelve tokens). **An estimate**: nobody has made these moves, and a piece in which a role has another name counts
      as written. The last row is the noise: what a variant of the target, by the same team, makes of its costs; a move is told
      from another only beyond that. Least to write: \(cheapest). Most: \(dearest).

      \(table.markdown.joined(separator: "\n"))

      """
  }

  /// The agreement of each figure of structure with the lines of code; `nil` if it is not recorded.
  var sizes: String? {
    let names = [
      "types", "pairs of types of which one uses the other", "propagation cost", "largest cycle", "coupling",
      "coupling per 100 lines", "cognitive complexity", "largest cognitive complexity", "roles in a component",
    ]
    guard let lines = row("lines of code") else { return nil }
    var table = TextTable(["figure", "Kendall's τ with lines", "p", "verdict"])
    for name in names {
      guard let other = row(name), let tau = KendallTau(lines, other) else { continue }
      let verdict = tau.pValue <= 0.05 ? "size under another name" : "not shown to be size"
      let cells = [name, Self.short(tau.coefficient), Self.short(tau.pValue), verdict]
      table.add(cells.map { TextTable.Cell($0) })
    }
    let least = KendallTau.least(of: lines.count).map(Self.short) ?? "1"
    return """
      ## Size under another name

      A figure that orders the six as their lines do says nothing that the lines do not. With six architectures chance alone gives
      |τ| of \(least) or more in less than one case of twenty. El Emam and others (2001) found that coupling no longer tells of
      faults once size is taken out, so coupling stands beside coupling per 100 lines.

      \(table.markdown.joined(separator: "\n"))

      """
  }

  private func row(_ figure: String) -> [Double]? {
    let values = known.modules.compactMap { known.sets[.structure]?[figure, of: $0.module] }
    return values.count == known.modules.count ? values : nil
  }

  private static func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
