/// The files, types and roles of a module, and the dependencies between them, as its compiler sees them.
public struct PatternStructure: Sendable {
  /// The module's name.
  public let module: String
  /// Its files, by path.
  public let files: [FileStructure]
  /// Its types, in the order of the files.
  public let types: [TypeStructure]
  /// Its functions, in the order of the files.
  public let functions: [FunctionStructure]
  /// Its roles: those of the architecture in their order, then those that its files' names add.
  public private(set) var roles: [RoleStructure] = []
  /// The roles that the architecture declares.
  private let declaredRoles: [String]

  init(
    module: String,
    files: [FileStructure],
    types: [TypeStructure],
    functions: [FunctionStructure],
    roles names: [String]
  ) {
    self.module = module
    self.files = files
    self.types = types
    self.functions = functions
    declaredRoles = names
    let others = Set(files.map(\.role)).union(types.map(\.role)).subtracting(names).sorted()
    roles = (names + others).map { RoleStructure($0, of: self) }.filter { $0.files + $0.types + $0.protocols > 0 }
  }

  /// Lines of code.
  public var lines: Int { files.reduce(0) { $0 + $1.lines } }
  /// Classes, structures, enumerations and actors, nested ones included.
  public var typeCount: Int { types.count { $0.isDeclaredHere && $0.kind != .protocol } }
  /// Protocols.
  public var protocolCount: Int { types.count { $0.kind == .protocol } }
  /// The share of lines in files that import no module of the user interface, 0 to 1.
  public var interfaceFreeShareByImport: Double { share { $0.isInterfaceFreeByImport } }
  /// The share of lines in files in which no type of the user interface occurs, 0 to 1.
  public var interfaceFreeShareByDependency: Double { share { $0.isInterfaceFreeByDependency } }
  /// The number of pairs of types of which one uses the other.
  public var dependencies: Int { types.reduce(0) { $0 + $1.uses.count } }
  /// The number of declared roles in the component that has most of them; files of protocols or of values do not count.
  public var rolesOfComponent: Int {
    let components = Dictionary(grouping: files.filter { $0.component != nil }, by: \.component)
    return components.values.map { Set($0.map(\.role)).intersection(declaredRoles).count }.max() ?? 0
  }

  /// The declared roles that decide where to go.
  ///
  /// A role does so if it asks another role that shows screens for one, by that role's own type or protocol: such a call
  /// is an order. It also does so if it shows screens itself and no other role gives it orders. A call of a delegate's
  /// protocol or of a closure is not an order: these belong to the role that calls, which only reports what has happened,
  /// and leaves the choice to the one that hears of it.
  public var decidingRoles: [String] {
    let own = roles.filter { declaredRoles.contains($0.name) }
    let showing = Set(own.filter(\.duties.isShower).map(\.name))
    let orders = own.map { showing.intersection($0.duties.asks) }
    let ordered = orders.reduce(into: Set<String>()) { $0.formUnion($1) }
    return zip(own.map(\.name), orders).filter { name, orders in
      !orders.isEmpty || showing.contains(name) && !ordered.contains(name)
    }.map(\.0)
  }

  /// A type by its name; `nil` if there is none.
  public func type(_ name: String) -> TypeStructure? { types.first { $0.name == name } }

  /// A role by its name; `nil` if there is none.
  public func role(_ name: String) -> RoleStructure? { roles.first { $0.name == name } }

  /// The files outside a component that name a type of it: a change of what is shown next may touch these.
  public func files(naming component: String) -> [FileStructure] {
    let own = Set(types.filter { $0.component == component }.map(\.name))
    return files.filter { $0.component != component && !own.isDisjoint(with: $0.uses) }
  }

  /// The types with an initialiser that takes a navigation delegate (a protocol that a router keeps) only to pass it.
  public var typesHandingNavigationDelegateOn: [TypeStructure] {
    let delegates = Set(types.filter(\.duties.isRouter).flatMap(\.inherits)).filter { type($0)?.kind == .protocol }
    return types.filter { type in
      type.initialisers.contains { initialiser in
        initialiser.parameters.contains { $0.isOnlyPassedOn && !delegates.isDisjoint(with: $0.types) }
      }
    }
  }

  private func share(_ isFree: (FileStructure) -> Bool) -> Double {
    let free = files.filter(isFree).reduce(0) { $0 + $1.lines }
    return lines == 0 ? 0 : Double(free) / Double(lines)
  }
}

/// A source file of a module.
public struct FileStructure: Sendable, Encodable {
  /// The path below the module's folder, such as `UserList/UserListView.swift`.
  public let path: String
  /// The folder that it lies in; `nil` at the module's root.
  public let component: String?
  /// The role that its name ends with; see ``RoleNames``.
  public let role: String
  /// Lines with code on them: neither blank nor only comment.
  public let lines: Int
  /// The modules that it imports.
  public let imports: [String]
  /// The module's types that it names or whose values it uses, its own left out.
  public let uses: [String]
  /// True if it imports no module of the user interface: the test that the documents use.
  public let isInterfaceFreeByImport: Bool
  /// True if no type of the user interface, nor a type derived from one, occurs in it, be it by inference.
  public let isInterfaceFreeByDependency: Bool
}
