/// A fact beside the architectures' names: the order that it shows, and the words for it.
public struct FactOrder: Sendable {
  /// The fact.
  public let fact: Fact
  /// The architectures' modules and names, in the order of tables.
  public let architectures: [(module: String, name: String)]

  /// Puts names to a fact.
  public init(_ fact: Fact, of architectures: [(module: String, name: String)]) {
    self.fact = fact
    self.architectures = architectures.filter { fact.values[$0.module] != nil }
  }

  /// The values, by module, without those of others.
  public var values: [String: Double] {
    fact.values.filter { value in architectures.contains { $0.module == value.key } }
  }

  /// The architectures in groups, from the least value up; within a group no order is shown.
  public var groups: [[String]] { Self.groups(values, noise: fact.noise) }

  /// Returns figures in groups, from the least up: every one of a group is less than every one of the next, by more than a
  /// share of it. Within a group no order is shown.
  public static func groups(_ figures: [String: Double], noise: Double) -> [[String]] {
    let order = figures.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    return groups(order) { (figures[$1] ?? 0) > (figures[$0] ?? 0) * (1 + noise) }
  }

  /// Returns names in groups, of which every one is before every one of the next.
  ///
  /// - Parameters:
  ///   - order: the names, in their order.
  ///   - isShown: tells if the order of two names is shown.
  public static func groups(_ order: [String], isShown: (String, String) -> Bool) -> [[String]] {
    var groups: [[String]] = []
    for (index, name) in order.enumerated() {
      let isApart = order[..<index].allSatisfy { earlier in order[index...].allSatisfy { isShown(earlier, $0) } }
      if isApart { groups.append([]) }
      groups[groups.count - 1].append(name)
    }
    return groups
  }

  /// The values from the best on, with their letters, or the sentence that no difference is shown.
  public var order: String {
    let figure = figure
    guard figure.letters.groups.count > 1 else {
      return "\(fact.name): no difference shown, \(range(of: figure.order))."
    }
    let parts = figure.order.map { "\(names(of: [$0])) \(range(of: [$0])) (\(figure.letters[$0] ?? ""))" }
    return "\(fact.name): \(parts.joined(separator: ", "))."
  }

  /// The lowest and the highest with their margin, in one sentence.
  public var verdict: String {
    let figure = figure
    let order = values.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    guard let least = order.first, let most = order.last, figure.isApart(least, most) else {
      return "**\(heading): no difference is shown** (\(range(of: order)))."
    }
    // What is like both ends is at neither.
    let lowest = order.filter { !figure.isApart(least, $0) && figure.isApart(most, $0) }
    let highest = order.filter { !figure.isApart(most, $0) && figure.isApart(least, $0) }
    let factor = figure.margin(from: lowest, to: highest).map(Figure.text(ofFactor:))
    let margin = factor.map { ", at least \($0) times as much" } ?? ""
    return "**\(heading): lowest in \(names(of: lowest)) (\(range(of: lowest))); highest in \(names(of: highest)) "
      + "(\(range(of: highest)))\(margin).**"
  }

  /// The fact with letters.
  public var figure: Figure { Figure(fact, of: architectures.map(\.module), label: nil, size: "", origin: nil) }

  /// The conditions under which the lowest or the highest are others.
  public var dependence: String { fact.trial?.words ?? "Not measured with changes and variants." }

  /// The least factor between two groups; `nil` if one is 0.
  public func margin(from less: [String], to more: [String]) -> Double? {
    guard let top = less.compactMap({ values[$0] }).max(), let bottom = more.compactMap({ values[$0] }).min(), top > 0
    else { return nil }
    // Rounds down, because the text says "at least". The small addend keeps 1.2 from becoming 1.1.
    return (bottom / top * 10 + 1e-9).rounded(.down) / 10
  }

  /// Returns words as a sentence lists them, with another word before the last.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The name, which begins with a capital letter.
  private var heading: String {
    guard let first = fact.name.firstIndex(where: \.isLetter) else { return fact.name }
    // A request's name stays as the commands have it.
    return first > fact.name.startIndex ? fact.name : fact.name[first].uppercased() + fact.name.dropFirst()
  }

  /// The names of a group, in the order of tables.
  private func names(of group: [String]) -> String {
    Self.list(architectures.filter { group.contains($0.module) }.map(\.name))
  }

  /// The least and the greatest value of a group.
  private func range(of group: [String]) -> String {
    let own = group.compactMap { values[$0] }
    guard let least = own.min(), let most = own.max() else { return "" }
    return fact.text(least) == fact.text(most) ? fact.text(least) : "\(fact.text(least)) to \(fact.text(most))"
  }
}

extension Fact.Trial {
  /// The conditions under which the lowest or the highest are others, in one sentence with marks of Markdown.
  public var words: String {
    let made = kind == .changes ? "changes" : "changes and variants"
    return switch (kind, turning.isEmpty) {
    case (.requests, true): "The same without any one of \(count) requests."
    case (.requests, false):
      "**Depends**: not so if \(FactOrder.list(turning, "or")) is left out, of \(count) requests."
    case (_, true): "The same with each of \(count) \(made)."
    case (_, false): "**Depends**: not so with \(FactOrder.list(turning)), of \(count) \(made)."
    }
  }
}
