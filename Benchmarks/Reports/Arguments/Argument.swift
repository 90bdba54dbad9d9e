import ChangeCosts

/// An argument that teams have, and the figures that settle it, as far as code can.
struct Argument {
  /// The place of its words in public.
  struct Source {
    let name: String
    let url: String
  }

  let title: String
  /// The words of a team.
  let words: String
  let source: Source
  /// The figures, the deciding one first.
  let figures: [OrderedFigure]
  /// The sentence before the figures' own verdict; for what they do not say by themselves.
  var finding: String?
  /// The part of the argument that code cannot settle.
  let open: String

  /// One sentence of verdict with its margin, and whether it would be another with changes or variants.
  var verdict: String {
    ([finding, figures.first?.verdict, figures.first?.dependence]).compactMap(\.self).joined(separator: " ")
  }
}

extension OrderedFigure {
  /// The lowest and the highest with their margin, in one sentence.
  var verdict: String {
    let groups = groups
    guard let first = groups.first, let last = groups.last, groups.count > 1 else {
      return "**No difference is shown in \(label)** (\(groups.first.map(range) ?? ""))."
    }
    let margin = margin(from: first, to: groups[1]).map { ", the next at least \($0) times as much" } ?? ""
    return "**\(label): lowest in \(names(of: first)) (\(range(of: first)))\(margin); highest in \(names(of: last)) "
      + "(\(range(of: last))).**"
  }

  /// The changes and variants with which the lowest or the highest are others.
  var dependence: String {
    if others.isEmpty { return "Not measured with changes and variants." }
    let base = ends(of: values)
    let turning = others.filter { ends(of: $0.values) != base }.map(\.name)
    if turning.isEmpty { return "The same with each of \(others.count) changes and variants." }
    return "**Depends**: not so with \(ChangesReport.list(turning)), of \(others.count) changes and variants."
  }

  /// The lowest and the highest group; none if no order is shown.
  private func ends(of values: [String: Double]) -> [[String]] {
    let groups = ChangeNoise.groups(values, noise: noise)
    return groups.count > 1 ? [groups.first, groups.last].compactMap { $0?.sorted() } : []
  }
}
