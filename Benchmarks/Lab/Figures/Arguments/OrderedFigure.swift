import ChangeCosts
import Foundation

/// A figure of each architecture, and the difference that shows an order.
struct OrderedFigure {
  /// The way in which a value is written.
  enum Format {
    /// A number as it is, with one digit after the point unless it is whole.
    case count
    /// A share of one, as a percentage.
    case share
    /// A number with two digits after the point.
    case ratio
  }

  /// The values under other conditions, by which an order is tried again.
  struct Variations {
    /// The conditions.
    enum Kind {
      /// A change made in all architectures, or a variant in the place of one.
      case modules
      /// A change made in all architectures.
      case changes
      /// A sum over requests without one of them.
      case requests
    }

    let kind: Kind
    let all: [(name: String, values: [String: Double])]
  }

  let label: String
  /// The values, by module.
  let values: [String: Double]
  /// The share of the smaller one by which two have to differ.
  let noise: Double
  var format = Format.count
  /// True if the noise is a number of things: its share is computed again for values under other conditions.
  var isOfCounts = false
  /// The architectures, in the order of tables.
  let modules: [(module: String, name: String)]
  /// The values under other conditions; `nil` if none were measured.
  var variations: Variations?

  /// The architectures in groups, from the least value up; within a group no order is shown.
  var groups: [[String]] { ChangeNoise.groups(values, noise: noise) }

  /// True if each architecture has a value.
  var isWhole: Bool { values.count == modules.count }

  func text(_ value: Double) -> String {
    switch format {
    case .count: ChangesReport.short(value)
    case .share: "\(Int((value * 100).rounded())) %"
    case .ratio: String(format: "%.2f", value)
    }
  }

  /// The row of a table.
  var row: [TextTable.Cell] {
    ([label] + modules.map { module in values[module.module].map(text) ?? "" }).map { TextTable.Cell($0) }
  }

  /// The order of the figure with its margin, or the sentence that none is shown.
  var order: String {
    let groups = groups
    guard groups.count > 1 else { return "\(label): no difference shown, \(range(of: groups[0]))." }
    var parts = ["\(names(of: groups[0])) \(range(of: groups[0]))"]
    for (less, more) in zip(groups, groups.dropFirst()) {
      let margin = margin(from: less, to: more).map { " (at least \($0) times as much)" } ?? ""
      parts.append("\(names(of: more)) \(range(of: more))\(margin)")
    }
    let open = groups.contains { $0.count > 1 } ? "; no difference shown between those that stand together" : ""
    return "\(label): \(parts.joined(separator: ", then "))\(open)."
  }

  /// The names of a group, in the order of tables.
  func names(of group: [String]) -> String {
    ChangesReport.list(modules.filter { group.contains($0.module) }.map(\.name))
  }

  /// The least and the greatest value of a group.
  func range(of group: [String]) -> String {
    let own = group.compactMap { values[$0] }
    guard let least = own.min(), let most = own.max() else { return "" }
    return text(least) == text(most) ? text(least) : "\(text(least)) to \(text(most))"
  }

  /// The least factor between two groups; `nil` if one is 0.
  func margin(from less: [String], to more: [String]) -> Double? {
    guard let top = less.compactMap({ values[$0] }).max(), let bottom = more.compactMap({ values[$0] }).min(), top > 0
    else { return nil }
    // Rounds down, because the text says "at least". The small addend keeps 1.2 from becoming 1.1.
    return (bottom / top * 10 + 1e-9).rounded(.down) / 10
  }
}
