import Conformance
public import UsersInterface

/// An implementation of the users app that is checked and measured beside others.
///
///     let contender = Contender(MVCApp.self)
///     print(contender.id, contender.architecture.roles)
public nonisolated struct Contender: Sendable, CustomStringConvertible {
  /// The kind of a contender: an architecture, one of today, a variant, a wiring with a flaw, or the floor.
  public enum Kind: String, Sendable {
    /// One of the architectures compared.
    case pattern
    /// An architecture of today, which none of the documents describes.
    case today
    /// An architecture with something done in another way: takes part only when it is named.
    case variant
    /// An architecture wired with a flaw that a document prints, defends, warns of or makes easy: takes part only when
    /// it is named. Its ``Contender/flaw`` says which of them.
    case asPublished = "wiring"
    /// The same screens with no architecture: the baseline that costs are compared with.
    case floor
  }

  /// The name for commands and files: the module's, such as `VIPVM`; that of module `VIPER_strong` is `VIPER.strong`.
  public let id: String
  /// The module that declares it, such as `VIPER_strong`.
  public let module: String
  /// The kind of the contender.
  public let kind: Kind
  /// The app.
  public let app: any UsersApp.Type
  /// The flaw that it is wired with, and the document's position on it; `nil` if no flaw is known.
  public let flaw: Flaw?
  /// The references that are strong, as the architecture's documents number them; `nil` if it is not such a wiring.
  public let strongReferences: Set<Int>?
  /// A summary in one line.
  public let summary: String

  /// Enters an app under its module's name; a variant's module begins with its sibling's name and an underscore.
  public init(
    _ app: any UsersApp.Type,
    as kind: Kind = .pattern,
    flaw: Flaw? = nil,
    strongReferences: Set<Int>? = nil,
    summary: String? = nil
  ) {
    module = AppSession.module(of: app)
    id = module.split(separator: "_", maxSplits: 1).joined(separator: ".")
    self.kind = kind
    self.app = app
    self.flaw = flaw
    self.strongReferences = strongReferences
    self.summary = summary ?? flaw?.summary ?? app.architecture.summary
  }

  /// The architecture's part of the name: `VIPER` of `VIPER.strong`.
  public var pattern: String { String(id.prefix { $0 != "." }) }
  /// The variant's part of the name: `strong` of `VIPER.strong`; `nil` if there is none.
  public var variant: String? { id.contains(".") ? String(id.drop { $0 != "." }.dropFirst()) : nil }

  /// True if it may crash the process that it runs in.
  public var mayCrash: Bool { flaw?.mayCrash ?? false }

  /// The document that it comes from and its flaw, in one sentence; `nil` if it is not a flawed wiring.
  public var origin: String? { flaw.map { "\(id) is \($0.provenance), \($0.section): \($0.summary)." } }

  /// The app's architecture: its name, summary and roles.
  public var architecture: Architecture { app.architecture }

  /// The architecture's name in the literature, followed by the variant's unless both are the same.
  public var name: String {
    guard let variant, variant.lowercased() != architecture.name.lowercased() else { return architecture.name }
    return "\(architecture.name).\(variant)"
  }

  /// True of an architecture that is no other one's variant.
  public var isArchitecture: Bool { kind == .pattern || kind == .today }
  /// True if it takes part without being named.
  public var isCompared: Bool { isArchitecture || kind == .floor }

  /// The name for commands and files.
  public var description: String { id }

  /// Tells if a name that a person typed means this contender: its id or its ``name``, in any case.
  public func isNamed(_ name: String) -> Bool {
    [id, self.name].contains { $0.lowercased() == name.lowercased() }
  }
}

nonisolated extension Architecture {
  /// The purpose of a class in an architecture's module.
  public enum Part: Hashable, Sendable {
    /// One of the roles, by its name.
    case role(String)
    /// The composition root, which an app delegate would hold.
    case app
    /// No role: a class that binds roles to each other, such as an observable, an observer or a bag.
    case binding
  }

  /// Returns the part of a class: the longest role that its name ends with, for a `ViewModel` is no `Model`.
  public func part(ofType name: String) -> Part {
    if let role = roles.filter(name.hasSuffix).max(by: { $0.count < $1.count }) { return .role(role) }
    return name.hasSuffix("App") ? .app : .binding
  }
}
