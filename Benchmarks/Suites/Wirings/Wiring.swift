/// An architecture in which some of several numbered references are strong, the others weak.
public nonisolated struct Wiring: Sendable, CustomStringConvertible {
  /// The architecture, so wired.
  public let contender: Contender
  /// The numbers of the references that are strong.
  public let strong: Set<Int>

  /// Describes a wiring.
  public init(_ contender: Contender, strong: Set<Int>) {
    self.contender = contender
    self.strong = strong
  }

  /// The contender and the numbers.
  public var description: String { "\(contender.id), strong: \(strong.sorted())" }
}
