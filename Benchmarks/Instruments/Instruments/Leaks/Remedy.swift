/// The fewest references that must not be strong, so that nothing leaks.
public struct Remedy: Sendable, Hashable, Codable {
  /// The references to make weak or unowned, by name.
  public let weaken: [String]
  /// The references that something alive keeps, by name: they are to be given up.
  public let release: [String]
  /// Whether it is proven that fewer would not do; otherwise the search was cut short and found these.
  public let isMinimal: Bool

  /// Says what to do.
  public init(weaken: [String] = [], release: [String] = [], isMinimal: Bool = true) {
    self.weaken = weaken
    self.release = release
    self.isMinimal = isMinimal
  }
}
