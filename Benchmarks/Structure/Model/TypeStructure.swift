/// A type of a module, with its extensions; nested types have entries of their own, but count as part of it, too.
public struct TypeStructure: Sendable, Encodable {
  /// The keyword that declares it.
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
    /// No type: an extension of another module's type, or the code at the top level of a file.
    case other
  }

  /// The name, with those that it is nested in: `Observable.Observer`.
  public let name: String
  /// The keyword that declares it.
  public let kind: Kind
  /// The file that declares it, as a path below the module's folder.
  public let file: String
  /// The folder that it is declared in; `nil` at the module's root.
  public let component: String?
  /// The role that its name, or its file's name, ends with; see ``RoleNames``.
  public let role: String
  /// The types that it derives from and conforms to; those of other modules begin with the module's name.
  public let inherits: [String]
  /// The module's types that it names or whose values it uses: its fan-out. Empty for nested types.
  public let uses: [String]
  /// The module's types that use it: its fan-in. Empty for nested types.
  public internal(set) var usedBy: [String] = []
  /// The types of other modules that it names or whose values it uses, except those of the standard library.
  public let usesOfOthers: [String]
  /// True if it neither is a type of the user interface nor names or uses one.
  public let isInterfaceFree: Bool
  /// Its stored properties that refer to objects.
  public let references: [DeclaredReference]
  /// The objects that its closures capture by name.
  public let captures: [DeclaredReference]
  /// The initialisers that a person wrote.
  public let initialisers: [DeclaredInitialiser]
  /// The members that a person wrote in it.
  public let members: [DeclaredMember]
  /// Its stored variables that hold values, not objects.
  public let state: [String]
  /// Lines of code, those of its extensions and of what is nested in it included.
  public let lines: Int
  /// The coordinator's duties that it has.
  public let duties: Duties

  /// True if it is a type of the module's.
  public var isDeclaredHere: Bool { kind != .other }
}

/// A method, an initialiser or a property that a person wrote, or an accessor or an observer of a property.
public struct DeclaredMember: Sendable, Encodable {
  /// The kind of a member.
  public enum Kind: String, Sendable, Encodable {
    /// A function.
    case method
    /// An initialiser.
    case initialiser
    /// A variable or a constant.
    case property
    /// A getter or a setter of a property.
    case accessor
    /// A `willSet` or a `didSet` of a property.
    case observer
  }

  /// The name; that of an accessor or observer is its property's.
  public let name: String
  /// The member's kind.
  public let kind: Kind
  /// The names that each of its statements uses itself, those in closures and inner braces included.
  public let statements: [[String]]
  /// True if it only calls a method of something that its object holds, with its own parameters.
  public let onlyForwards: Bool
}

/// An initialiser that a person wrote, and the use of its parameters.
public struct DeclaredInitialiser: Sendable, Encodable {
  /// The parameters, in order.
  public let parameters: [Parameter]

  /// A parameter of an initialiser.
  public struct Parameter: Sendable, Encodable {
    /// Its name within the initialiser.
    public let name: String
    /// The module's types that its type names.
    public let types: [String]
    /// The uses that the initialiser makes of it, each once.
    public let uses: [Use]

    /// True if it is taken only to be passed on.
    public var isOnlyPassedOn: Bool { uses == [.passedOn] }
  }

  /// The use that an initialiser makes of a parameter.
  public enum Use: String, Sendable, Encodable, CaseIterable {
    /// Assigns it to a property.
    case stored
    /// Gives it to a function or an initialiser.
    case passedOn
    /// Anything else, such as calling its methods or capturing it in a closure.
    case used
  }
}

/// A stored property, or an entry of a closure's capture list, that refers to objects.
public struct DeclaredReference: Sendable, Encodable {
  /// The property's or the variable's name.
  public let name: String
  /// The ownership of the objects that it refers to.
  public let ownership: DeclaredOwnership
  /// The classes and protocols that it refers to, by name; `closure` for a function.
  public let targets: [String]
}

/// The ownership that a reference is declared with.
public enum DeclaredOwnership: String, Sendable, Encodable, CaseIterable {
  /// Keeps the object alive.
  case strong
  /// Does not keep the object alive, and becomes `nil` when it is deallocated.
  case weak
  /// Does not keep the object alive, and must not be used after it is deallocated.
  case unowned
}

/// The part that a type has in a coordinator's three duties, by the declarations that it calls; see `InterfaceCall`.
public struct Duties: Sendable, Encodable {
  /// Creates: the module's types, and view controllers of other modules, whose initialisers it calls.
  public internal(set) var creates: [String] = []
  /// Shows: the calls with which it puts screens into a window, a stack or a container, or takes them out of one.
  public internal(set) var shows: [String] = []
  /// The calls with which it shows alerts, which lead to no other screen.
  public internal(set) var alerts: [String] = []
  /// Shows, too: the calls with which it goes back.
  public internal(set) var goesBack: [String] = []
  /// Routes: the other components that it leads to, by creating a class of theirs or asking one for its screen.
  public internal(set) var leadsTo: [String] = []
  /// Routes: true if it is told by the navigation controller what is shown.
  public internal(set) var hearsOfBack = false
  /// The types of the module whose members it uses, other than initialisers: those that it asks for something.
  public internal(set) var asks: [String] = []

  /// True if it shows or removes screens, by whatever call: going back removes one.
  public var isShower: Bool { !shows.isEmpty || !goesBack.isEmpty }
  /// True if it leads to other components or is told of going back. Another role may decide on this; see
  /// ``PatternStructure/decidingRoles``.
  public var isRouter: Bool { hearsOfBack || !leadsTo.isEmpty }
}
