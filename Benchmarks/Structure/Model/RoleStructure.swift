/// A role of an architecture: its files and types taken together.
public struct RoleStructure: Sendable, Encodable {
  /// The role's name, such as `Presenter`.
  public let name: String
  /// The number of files that it has.
  public let files: Int
  /// Lines of code.
  public let lines: Int
  /// Lines of code in files that import no module of the user interface.
  public let interfaceFreeLinesByImport: Int
  /// Lines of code in files in which no type of the user interface occurs.
  public let interfaceFreeLinesByDependency: Int
  /// Classes, structures, enumerations and actors, nested ones included.
  public let types: Int
  /// Protocols.
  public let protocols: Int
  /// Types of other roles that its types use.
  public let fanOut: Int
  /// Types of other roles that use its types.
  public let fanIn: Int
  /// The other roles whose types it uses.
  public let uses: [String]
  /// The number of stored properties that refer to objects, by ownership.
  public let references: [String: Int]
  /// The number of entries in capture lists, by ownership.
  public let captures: [String: Int]
  /// The coordinator's duties that its types have; the types that they create and ask are given by role.
  public let duties: Duties

  init(_ name: String, of module: PatternStructure) {
    let ownFiles = module.files.filter { $0.role == name }
    let own = module.types.filter { $0.role == name }
    let role = Dictionary(module.types.map { ($0.name, $0.role) }, uniquingKeysWith: { first, _ in first })
    let used = Set(own.flatMap(\.uses)).filter { role[$0] != name }
    self.name = name
    files = ownFiles.count
    lines = ownFiles.reduce(0) { $0 + $1.lines }
    interfaceFreeLinesByImport = ownFiles.filter(\.isInterfaceFreeByImport).reduce(0) { $0 + $1.lines }
    interfaceFreeLinesByDependency = ownFiles.filter(\.isInterfaceFreeByDependency).reduce(0) { $0 + $1.lines }
    types = own.count { $0.isDeclaredHere && $0.kind != .protocol }
    protocols = own.count { $0.kind == .protocol }
    fanOut = used.count
    fanIn = Set(own.flatMap(\.usedBy)).count { role[$0] != name }
    uses = Set(used.compactMap { role[$0] }).sorted()
    references = Self.count(own.flatMap(\.references))
    captures = Self.count(own.flatMap(\.captures))
    duties = Duties(ofRole: own.map(\.duties), named: name) { role[$0] ?? $0 }
  }

  private static func count(_ references: [DeclaredReference]) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: DeclaredOwnership.allCases.map { kind in
        (kind.rawValue, references.count { $0.ownership == kind })
      }
    )
  }
}

extension Duties {
  fileprivate init(ofRole duties: [Duties], named name: String, role: (String) -> String) {
    creates = Set(duties.flatMap(\.creates).map(role)).sorted()
    shows = Set(duties.flatMap(\.shows)).sorted()
    alerts = Set(duties.flatMap(\.alerts)).sorted()
    goesBack = Set(duties.flatMap(\.goesBack)).sorted()
    leadsTo = Set(duties.flatMap(\.leadsTo)).sorted()
    hearsOfBack = duties.contains(where: \.hearsOfBack)
    asks = Set(duties.flatMap(\.asks).map(role)).subtracting([name]).sorted()
  }
}
