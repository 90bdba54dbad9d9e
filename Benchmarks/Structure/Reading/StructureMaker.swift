/// Makes a module's structure from the facts about its types.
struct StructureMaker {
  let facts: FactsReader
  let module: String
  let paths: [String]
  private let texts: [String]
  let roleNames: RoleNames
  /// The module's types that belong to the user interface: they derive from it or conform to a protocol of it.
  let interfaceTypes: Set<NominalName>
  /// The folders with a screen of their own.
  private let components: Set<String>

  /// Takes the facts.
  ///
  /// - Parameters:
  ///   - roles: the roles that the architecture declares; `nil` if they are to be found.
  ///   - known: in that case, words that are roles even if only one type's name ends with them.
  init(
    _ facts: FactsReader,
    module: String,
    paths: [String],
    texts: [String],
    roles: [String]?,
    known: [String] = []
  ) {
    self.facts = facts
    self.module = module
    self.paths = paths
    self.texts = texts
    roleNames = roles.map { RoleNames($0) } ?? RoleNames(foundIn: Self.outermost(in: facts, of: module), known: known)
    let interfaceTypes = Self.interfaceTypes(in: facts)
    self.interfaceTypes = interfaceTypes
    let screens = interfaceTypes.filter { $0.module == module }.compactMap { facts.types[$0] }
      .filter { $0.kind == .class && Self.isController($0, in: facts) }
    components = Set(screens.compactMap { Self.component(paths[$0.file]) })
  }

  var structure: PatternStructure {
    var types = facts.types.values.filter { $0.name.module == module || !$0.uses.isEmpty }
      .sorted { (paths[$0.file], $0.name.name) < (paths[$1.file], $1.name.name) }.map(type)
    let uses = types.map { ($0.name, $0.uses) }
    for index in types.indices {
      let name = types[index].name
      types[index].usedBy = uses.filter { $0.1.contains(name) }.map(\.0).sorted()
    }
    return PatternStructure(
      module: module,
      files: paths.indices.map(file),
      types: types,
      functions: facts.functions,
      roles: roleNames.declared
    )
  }

  private func file(_ index: Int) -> FileStructure {
    let declared = Set(facts.types.values.filter { $0.file == index }.map(\.name.outermost))
    let imports = facts.imports[index]
    return FileStructure(
      path: paths[index],
      component: Self.component(paths[index]),
      role: roleNames.role(ofFile: paths[index]),
      lines: SwiftCode.count(in: texts[index]),
      imports: imports,
      uses: own(facts.uses[index]).subtracting(declared).sorted(),
      isInterfaceFreeByImport: StructureReader.interface.isDisjoint(with: imports),
      isInterfaceFreeByDependency: isInterfaceFree(facts.uses[index])
    )
  }

  private func type(_ facts: TypeFacts) -> TypeStructure {
    let path = paths[facts.file]
    let isOther = facts.kind == .other
    return TypeStructure(
      name: facts.name.name,
      kind: facts.kind,
      file: path,
      component: Self.component(path),
      role: isOther ? roleNames.role(ofFile: path) : roleNames.role(ofType: facts.name.path.last ?? "", inFile: path),
      inherits: facts.inherits.map(qualified).sorted(),
      uses: own(facts.uses).subtracting([facts.name.outermost]).sorted(),
      usesOfOthers: facts.uses.filter { $0.module != module && $0.module != "Swift" }.map(qualified).sorted(),
      isInterfaceFree: isInterfaceFree(facts.uses.union([facts.name])),
      references: facts.references,
      captures: facts.captures.sorted { $0.order < $1.order },
      initialisers: facts.initialisers,
      members: facts.declared,
      state: facts.state,
      lines: facts.lines,
      duties: duties(of: facts)
    )
  }

  /// Returns the outermost types of the module's own among some.
  private func own(_ names: Set<NominalName>) -> Set<String> {
    Set(names.filter { $0.module == module }.map(\.outermost))
  }

  private func qualified(_ name: NominalName) -> String {
    name.module == module ? name.name : "\(name.module).\(name.name)"
  }

  private func isInterfaceFree(_ names: Set<NominalName>) -> Bool {
    names.isDisjoint(with: interfaceTypes) && !names.contains { StructureReader.interface.contains($0.module) }
  }

  /// Returns the names of the module's types that are not nested.
  private static func outermost(in facts: FactsReader, of module: String) -> [String] {
    facts.types.values.filter { $0.kind != .other && $0.name.module == module && $0.name.path.count == 1 }.map(
      \.name.name
    )
  }

  static func component(_ path: String) -> String? {
    path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
  }
}

extension StructureMaker {
  private static func interfaceTypes(in facts: FactsReader) -> Set<NominalName> {
    var found: Set<NominalName> = []
    var count = -1
    while found.count != count {
      count = found.count
      found.formUnion(
        facts.types.values.filter { type in
          type.inherits.contains { StructureReader.interface.contains($0.module) || found.contains($0) }
        }.map(\.name)
      )
    }
    return found
  }

  /// Returns true if one of UIKit's controllers is among its superclasses.
  private static func isController(_ type: TypeFacts, in facts: FactsReader) -> Bool {
    type.inherits.contains { above in
      facts.types[above].map { $0.kind == .class && isController($0, in: facts) }
        ?? (StructureReader.interface.contains(above.module) && above.name.hasSuffix("Controller"))
    }
  }

  private func duties(of type: TypeFacts) -> Duties {
    var duties = Duties()
    let component = Self.component(paths[type.file])
    duties.creates = type.created.filter(isCounted).map(qualified).sorted()
    duties.shows = calls(of: type, meaning: .shows)
    duties.alerts = calls(of: type, meaning: .alerts)
    duties.goesBack = calls(of: type, meaning: .goesBack)
    let asked = type.members.filter(\.isStatic).map(\.owner)
    let entered = type.created.union(asked).compactMap { facts.types[$0] }.filter { $0.kind == .class }
    duties.leadsTo = components.intersection(entered.compactMap { Self.component(paths[$0.file]) })
      .subtracting([component].compactMap { $0 }).sorted()
    duties.hearsOfBack = type.inherits.contains { $0.name == "UINavigationControllerDelegate" }
    let used = type.members.filter { !$0.isStatic && !$0.member.hasPrefix("init(") }.map(\.owner)
    duties.asks = own(Set(used)).subtracting([type.name.outermost]).sorted()
    return duties
  }

  private func isCounted(_ created: NominalName) -> Bool {
    created.module == module
      || (StructureReader.interface.contains(created.module) && created.name.hasSuffix("Controller"))
  }

  private func calls(of type: TypeFacts, meaning: InterfaceCall) -> [String] {
    let calls = type.members.filter { use in
      speaksToInterface(use.owner) && InterfaceCall(use.member, isAssignment: use.isAssignment) == meaning
    }
    return Set(calls.map { "\($0.owner.name).\($0.member)" }).sorted()
  }

  /// Returns true for a type of the user interface, and for a protocol of the module that an extension adds to one.
  private func speaksToInterface(_ owner: NominalName) -> Bool {
    StructureReader.interface.contains(owner.module)
      || facts.types.values.contains {
        StructureReader.interface.contains($0.name.module) && $0.inherits.contains(owner)
      }
  }
}

extension DeclaredReference {
  /// The sort order: by name, then by everything else that tells two apart.
  fileprivate var order: (String, String, String) { (name, ownership.rawValue, targets.joined(separator: " ")) }
}
