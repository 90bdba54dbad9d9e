/// A type of a module, with its extensions; what is nested in it is declared apart and otherwise part of it.
public struct TypeStructure: Sendable, Encodable {
  /// What it was declared as.
  public enum Kind: String, Sendable, Encodable {
    /// A class.
    case `class`
    /// A structure.
    case `struct`
    /// An enumeration.
    case `enum`
    /// A protocol.
    case `protocol`
    /// An actor.
    case actor
    /// No type: an extension of another module's type, or what stands at the top level of a file.
    case other
  }

  /// The name, with those that it is nested in: `Observable.Observer`.
  public let name: String
  /// What it was declared as.
  public let kind: Kind
  /// The file that declares it, as a path below the module's folder.
  public let file: String
  /// The folder that it is declared in; `nil` at the module's root.
  public let component: String?
  /// The role that its name, or its file's, says; see ``RoleNames``.
  public let role: String
  /// What it derives from and conforms to: the module's types by name, others with their module's.
  public let inherits: [String]
  /// The module's types that it names or whose values it uses: its fan-out. Empty for nested types.
  public let uses: [String]
  /// The module's types that use it: its fan-in. Empty for nested types.
  public internal(set) var usedBy: [String] = []
  /// The types of other modules that it names or whose values it uses, the standard library's left out.
  public let usesOfOthers: [String]
  /// Whether it neither is a type of the user interface nor names or uses one.
  public let isInterfaceFree: Bool
  /// Its stored properties that refer to objects.
  public let references: [DeclaredReference]
  /// What its closures capture by name.
  public let captures: [DeclaredReference]
  /// The initialisers that a person wrote.
  public let initialisers: [DeclaredInitialiser]
  /// What a person wrote in it.
  public let members: [DeclaredMember]
  /// Its stored variables that hold values, not objects: what it remembers.
  public let state: [String]
  /// Lines of code, those of its extensions and of what is nested in it included.
  public let lines: Int
  /// What it does of a coordinator's duties.
  public let duties: Duties

  /// Whether it is a type of the module's.
  public var isDeclaredHere: Bool { kind != .other }
}
