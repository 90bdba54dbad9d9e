/// Orders that figures show, and words in a sentence.
public enum FactOrder {
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

  /// Returns words as a sentence lists them, with another word before the last.
  public static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
