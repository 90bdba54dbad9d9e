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
        written(source.module, target.module).map { tokens in
          Move(
            name: "\(source.name) → \(target.name)",
            target: target.module,
            tokens: Int(tokens),
            roles: roles(source.module, target.module)
          )
        }
      }
    }
    .sorted { ($0.tokens, $0.name) < ($1.tokens, $1.name) }
    let cheapest = modules.compactMap { module in all.first { $0.target == module.module } }
      .sorted { $0.tokens < $1.tokens }.map { "- \($0.name) \($0.tokens): \($0.roles)" }.joined(separator: "\n")
    let dearest = all.suffix(3).reversed().map { "\($0.name) \($0.tokens)" }.joined(separator: ", ")
    return """
      ## Moving from one to another

      > hybrid complexity during transition
      >
      > — [firefox-ios, decision record 0004](https://github.com/mozilla-mobile/firefox-ios/pull/29934)

      Tokens of the target that do not stand in the source, in whatever order its pieces stand (greedy string tiling, pieces of
      at least twelve tokens). **An estimate**: nobody has made these moves, and a piece in which a role has another name counts
      as written. The last row is the noise: what a variant of the target, by the same team, makes of its costs; a move is told
      from another only beyond that. Most to write: \(dearest). The cheapest way to each, by role
      of the target:

      \(cheapest)

      \(table.markdown.joined(separator: "\n"))

      """
  }

  /// A move between two architectures.
  private struct Move {
    let name: String
    let target: String
    let tokens: Int
    /// The tokens by role of the target, in words.
    let roles: String
  }

  /// The tokens that a move writes by role of the target, the most first.
  private func roles(_ source: String, _ target: String) -> String {
    let key = "tokens to write from \(source): "
    let known = known.sets[.costs]?.modules[target]?.filter { $0.key.hasPrefix(key) && $0.value > 0 } ?? [:]
    return known.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key.dropFirst(key.count)) \(Int($0.value))" }.joined(separator: ", ")
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
