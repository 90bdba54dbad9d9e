/// An initialiser that a person wrote, and what becomes of what it is given.
public struct DeclaredInitialiser: Sendable, Encodable {
  /// What it takes, in order.
  public let parameters: [Parameter]

  /// Something that an initialiser takes.
  public struct Parameter: Sendable, Encodable {
    /// Its name within the initialiser.
    public let name: String
    /// The module's types that its type names.
    public let types: [String]
    /// What the initialiser does with it, each once.
    public let uses: [Use]

    /// Whether it is taken only to be handed to somebody else.
    public var isOnlyPassedOn: Bool { uses == [.passedOn] }
  }

  /// What an initialiser does with a parameter.
  public enum Use: String, Sendable, Encodable, CaseIterable {
    /// Assigns it to a property.
    case stored
    /// Gives it to a function or an initialiser.
    case passedOn
    /// Anything else, such as calling its methods or catching it in a closure.
    case used
  }
}
