/// A method, an initialiser or a property that a person wrote, or an accessor or an observer of a property.
public struct DeclaredMember: Sendable, Encodable {
  /// What a member is.
  public enum Kind: String, Sendable, Encodable {
    /// A function.
    case method
    /// An initialiser.
    case initialiser
    /// A variable or a constant.
    case property
    /// What computes or takes a property's value.
    case accessor
    /// What runs when a property changes.
    case observer
  }

  /// The name; that of an accessor or observer is its property's.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// Its statements, those in closures and in inner braces included: of each, the names that it uses itself.
  public let statements: [[String]]
  /// Whether it does nothing but call a method of something that its object holds, with its own parameters.
  public let onlyForwards: Bool
}
