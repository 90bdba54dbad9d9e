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

/// A stored property, or an entry of a closure's capture list, that refers to objects.
public struct DeclaredReference: Sendable, Encodable {
  /// The property's or the variable's name.
  public let name: String
  /// How it holds what it refers to.
  public let ownership: Ownership
  /// The classes and protocols that it refers to, by name; `closure` for a function.
  public let targets: [String]
}

/// How a reference is declared to hold what it refers to.
public enum Ownership: String, Sendable, Encodable, CaseIterable {
  /// Keeps it alive.
  case strong
  /// Does not, and becomes `nil` with it.
  case weak
  /// Does not, and must not be followed after it.
  case unowned
}

/// What a type does of a coordinator's three duties, by the declarations that it calls; see ``InterfaceCall``.
public struct Duties: Sendable, Encodable {
  /// Creates: the module's types, and view controllers of other modules, whose initialisers it calls.
  public internal(set) var creates: [String] = []
  /// Shows: the calls with which it puts screens into a window, a stack or a container, or takes them out of one.
  public internal(set) var shows: [String] = []
  /// The calls with which it shows alerts, which lead nowhere.
  public internal(set) var alerts: [String] = []
  /// Shows, too: the calls with which it goes back.
  public internal(set) var goesBack: [String] = []
  /// Routes: the other components that it leads to, by creating a class of theirs or asking one for its screen.
  public internal(set) var leadsTo: [String] = []
  /// Routes: whether it is told by the navigation controller what is shown.
  public internal(set) var hearsOfBack = false

  /// Whether it creates anything.
  public var isCreator: Bool { !creates.isEmpty }
  /// Whether it puts screens on or takes them off, by whatever call: going back takes one off.
  public var isShower: Bool { !shows.isEmpty || !goesBack.isEmpty }
  /// Whether it leads to other components or hears of back. Which role decides that it does so is not measured.
  public var isRouter: Bool { hearsOfBack || !leadsTo.isEmpty }
}
