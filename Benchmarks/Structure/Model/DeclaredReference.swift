/// A stored property, or an entry of a closure's capture list, that refers to objects.
public struct DeclaredReference: Sendable, Encodable {
  /// The property's or the variable's name.
  public let name: String
  /// How it holds what it refers to.
  public let ownership: Ownership
  /// The classes and protocols that it refers to, by name; `closure` for a function.
  public let targets: [String]
}
