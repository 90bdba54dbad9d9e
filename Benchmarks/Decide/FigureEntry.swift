/// A fact in JSON, with the differences that it shows.
struct FigureEntry: Encodable, Sendable {
  /// Architectures between which no difference is shown.
  struct Group: Encodable, Sendable {
    let modules: [String]
    /// The least factor from the group before; missing for the first, and if the group before has a 0.
    let margin: Double?
  }

  let label: String
  /// The values, by module.
  let values: [String: Double]
  let noise: Double
  /// The unit, if it has one.
  let unit: String?
  let order: String
  /// The groups, from the least value up.
  let groups: [Group]

  init(_ order: FactOrder) {
    label = order.fact.name.withoutMarks
    values = order.values
    noise = order.fact.noise
    unit = order.fact.format == .share ? "share" : nil
    self.order = order.order.withoutMarks
    let all = order.groups
    groups = all.enumerated().map { place, group in
      let modules = order.architectures.map(\.module).filter(group.contains)
      return Group(modules: modules, margin: place == 0 ? nil : order.margin(from: all[place - 1], to: group))
    }
  }
}

extension String {
  /// The sentence without the marks of Markdown.
  var withoutMarks: String {
    replacing(/\[([^\]]+)\]\([^)]+\)/) { "\($0.1)" }.replacing("*", with: "").replacing("`", with: "")
  }
}
