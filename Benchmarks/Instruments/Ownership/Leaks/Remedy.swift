/// The fewest references that must not be strong, so that nothing is left.
///
/// Both parts have to be done: what is weak ends cycles, what is released ends what something alive keeps.
public struct Remedy: Sendable, Hashable, Codable {
  /// The references to make weak or unowned, by label; where there is a choice, the first.
  public let weaken: [String]
  /// All sets of references of which one is to be made weak or unowned: equally small, and everything that app and window
  /// hold they still hold without them.
  public let choices: [[OwnershipGraph.Reference]]
  /// The references that something alive keeps, by label: they are to be released earlier.
  public let release: [String]
  /// Whether it is proven that fewer would not do; otherwise the search was cut short and found these.
  public let isMinimal: Bool

  /// Says what to do.
  public init(choices: [[OwnershipGraph.Reference]], release: [String] = [], isMinimal: Bool = true) {
    self.choices = choices.filter { !$0.isEmpty }
    self.release = release
    self.isMinimal = isMinimal
    weaken = Set((choices.first ?? []).map(\.label)).sorted()
  }

  /// Says what to do where there is no choice.
  public init(weaken: [String] = [], release: [String] = [], isMinimal: Bool = true) {
    self.init(choices: [weaken.map { OwnershipGraph.Reference($0) }], release: release, isMinimal: isMinimal)
  }
}
