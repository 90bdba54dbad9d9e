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
  /// The sentences before the figures' own verdict; for what they do not say by themselves.
  var finding: String?
  /// The part of the argument that code cannot settle.
  let open: String

  /// One sentence with the margin of the deciding figure; `nil` if there is none.
  var verdict: String? { figures.first?.verdict }

  /// The sentence that says if the verdict would be another with changes, variants, or fewer requests.
  var dependence: String? { figures.first?.dependence }

  /// All that is said about the argument, in Markdown.
  var answer: String { [finding, verdict, dependence].compactMap(\.self).joined(separator: " ") }
}

extension OrderedFigure {
  /// The lowest and the highest with their margin, in one sentence.
  var verdict: String {
    let groups = groups
    guard let first = groups.first, let last = groups.last, groups.count > 1 else {
      return "**\(heading): no difference is shown** (\(groups.first.map(range) ?? ""))."
    }
    let margin = margin(from: first, to: groups[1]).map { ", the next at least \($0) times as much" } ?? ""
    return "**\(heading): lowest in \(names(of: first)) (\(range(of: first)))\(margin); highest in \(names(of: last)) "
      + "(\(range(of: last))).**"
  }

  /// The conditions under which the lowest or the highest are others.
  var dependence: String {
    guard let variations else { return "Not measured with changes and variants." }
    let base = ends(of: values)
    let turning = variations.all.filter { ends(of: $0.values) != base }.map(\.name)
    let count = variations.all.count
    let (names, made) = (ChangesReport.list(turning), variations.kind == .changes ? "changes" : "changes and variants")
    return switch (variations.kind, turning.isEmpty) {
    case (.requests, true): "The same without any one of \(count) requests."
    case (.requests, false):
      "**Depends**: not so if \(ChangesReport.list(turning, "or")) is left out, of \(count) requests."
    case (_, true): "The same with each of \(count) \(made)."
    case (_, false): "**Depends**: not so with \(names), of \(count) \(made)."
    }
  }

  /// The label, which begins with a capital letter.
  var heading: String {
    guard let first = label.firstIndex(where: \.isLetter) else { return label }
    // A request's name stays as the commands have it.
    return first > label.startIndex ? label : label[first].uppercased() + label.dropFirst()
  }

  /// The lowest and the highest group; none if no order is shown.
  private func ends(of values: [String: Double]) -> [[String]] {
    let least = (base: self.values.values.min() ?? 0, other: values.values.min() ?? 0)
    let noise = isOfCounts && least.other > 0 ? noise * least.base / least.other : noise
    let groups = ChangeNoise.groups(values, noise: noise)
    return groups.count > 1 ? [groups.first, groups.last].compactMap { $0?.sorted() } : []
  }
}
