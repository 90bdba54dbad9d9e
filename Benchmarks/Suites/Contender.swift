import Conformance
public import Flaws
public import UsersInterface

/// An implementation of the users app that is checked and measured beside others.
///
///     let contender = Contender(MVCApp.self)
///     print(contender.id, contender.architecture.roles)
public nonisolated struct Contender: Sendable, CustomStringConvertible {
  /// The kind of a contender, which decides how it is compared.
  public enum Kind: String, Sendable {
    /// One of the architectures compared.
    case pattern
    /// An architecture with something done in another way: takes part only when it is named.
    case variant
    /// An architecture wired with a flaw that a document prints, defends, warns of or makes easy: takes part only when
    /// it is named. Its ``Contender/flaw`` says which of them.
    case asPublished = "wiring"
    /// The same screens with no architecture: the limit that costs are given over.
    case floor
  }

  /// The name for commands and files: the module's, such as `VIPVM`; that of module `VIPER_strong` is `VIPER.strong`.
  public let id: String
  /// The module that declares it, such as `VIPER_strong`.
  public let module: String
  /// The contender's kind.
  public let kind: Kind
  /// The app.
  public let app: any UsersApp.Type
  /// The flaw, and the document's relation to it; `nil` if none is known.
  public let flaw: Flaw?
  /// The strong ones of the references that its architecture's documents number; `nil` if it is not such a wiring.
  public let strongReferences: Set<Int>?
  /// The summary, in one line.
  public let summary: String

  /// Enters an app, named as its module; a variant's module is named for its sibling, with an underscore between.
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

  /// Its wiring; `nil` if its references are not numbered.
  public var wiring: Wiring? { strongReferences.map { Wiring(self, strong: $0) } }

  /// True if it may crash the process that it runs in.
  public var endsProcess: Bool { flaw?.endsProcess ?? false }

  /// The flaw and its document, in one sentence; `nil` if it is not a flawed wiring.
  public var origin: String? { flaw.map { "\(id) is \($0.provenance), \($0.section): \($0.summary)." } }

  /// The app's name, summary and roles.
  public var architecture: Architecture { app.architecture }

  /// The architecture's name in the literature; with the variant's behind it if it is one, and not named for it already.
  public var name: String {
    guard let variant, variant.lowercased() != architecture.name.lowercased() else { return architecture.name }
    return "\(architecture.name).\(variant)"
  }

  /// True if it takes part without being named.
  public var isCompared: Bool { kind == .pattern || kind == .floor }

  /// The name for commands and files.
  public var description: String { id }

  /// Tells if a name that a person typed means this contender: its id or its architecture's name, in any case.
  public func isNamed(_ name: String) -> Bool {
    [id, self.name].contains { $0.lowercased() == name.lowercased() }
  }
}

nonisolated extension Architecture {
  /// The purpose of a class of an architecture's module.
  public enum Part: Hashable, Sendable {
    /// One of the roles, by its name.
    case role(String)
    /// The composition root: what an app delegate would hold.
    case app
    /// No role: what roles are bound to each other with, such as an observable, an observer or a bag.
    case binding
  }

  /// The part of a class, by its name: the longest role that it ends with, for a `ViewModel` is no `Model`.
  public func part(ofType name: String) -> Part {
    if let role = roles.filter(name.hasSuffix).max(by: { $0.count < $1.count }) { return .role(role) }
    return name.hasSuffix("App") ? .app : .binding
  }
}
