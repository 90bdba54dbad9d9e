/// Checks the rules in the trees of a module's files.
struct RulesReader {
  /// The type that a place in a file belongs to.
  private struct Scope {
    var name: String
    var role: String
    var component: String?

    var outermost: Substring { name.prefix { $0 != "." } }
  }

  private let module: StructureMaker
  private let symbols: [String: Symbol]
  private let free: Set<String>
  private let components: ComponentNames
  private var path = ""
  private var lines = LineTable("")
  private var reasons = ReferenceReasons("")
  private var source: [UInt8] = []
  private var place = 0
  /// The findings so far: a type that names another one ten times has one breach.
  private var known: Set<[String]> = []
  private(set) var findings: [RuleFindings]

  /// Takes the facts about a module.
  ///
  /// - Parameter free: the roles that are to be free of the user interface.
  init(_ module: StructureMaker, symbols: [String: Symbol], free: [String]) {
    self.module = module
    self.symbols = symbols
    self.free = Set(free)
    components = ComponentNames(of: module)
    let roles = module.declaredTypes.map { module.role(of: $0) }
    let below = Set(StructureRule.rolesBelowTheView)
    findings = [
      RuleFindings(rule: .isFreeOfInterface, subject: "types", subjects: roles.count { free.contains($0) }),
      RuleFindings(rule: .doesNotNavigate, subject: "types", subjects: roles.count { below.contains($0) }),
      RuleFindings(rule: .saysWhy, subject: "references", subjects: 0),
      RuleFindings(rule: .keepsToItself, subject: "components", subjects: components.names.count),
    ]
  }

  /// Reads the next file.
  ///
  /// - Parameter number: its number among the module's files.
  mutating func read(_ tree: SyntaxNode, source text: String, number: Int) {
    path = module.paths[number]
    lines = LineTable(text)
    reasons = ReferenceReasons(text)
    source = Array(text.utf8)
    known = []
    place = 0
    let component = components.name(ofFile: path)
    let file = Scope(name: path, role: module.roleNames.role(ofFile: path), component: component)
    for item in tree.nodes("items") {
      if item.kind == "import_decl" { readImport(item, in: file) } else { read(item, in: file) }
    }
    for index in findings.indices { findings[index].breaches.sort { ($0.file, $0.line) < ($1.file, $1.line) } }
  }

  private mutating func readImport(_ item: SyntaxNode, in file: Scope) {
    guard free.contains(file.role), let name = item.texts("module_path").first,
      StructureReader.interface.contains(name)
    else { return }
    note(.isFreeOfInterface, at: item.start, "by its name the file of a \(file.role), imports \(name)")
  }

  private mutating func read(_ node: SyntaxNode, in scope: Scope) {
    if node.isMadeByMacro || node.isImplicit && Self.functions.contains(node.kind) { return }
    if let start = node.place { place = start }
    let scope = self.scope(of: node, in: scope)
    checkNames(in: node, scope)
    checkCalls(in: node, scope)
    checkReferences(in: node)
    for child in node.children { read(child, in: scope) }
  }

  /// The scope within a node: another one if it declares or extends a type.
  private func scope(of node: SyntaxNode, in scope: Scope) -> Scope {
    let isExtension = node.kind == "extension_decl"
    guard isExtension || Self.types.contains(node.kind),
      let name = node.text(isExtension ? "extended_type" : "usr").flatMap(SymbolName.mangled)
        .flatMap({ symbols[$0]?.subject }), name.module == module.module
    else { return scope }
    return Scope(name: name.name, role: module.role(of: name, in: path), component: scope.component)
  }

  private mutating func checkNames(in node: SyntaxNode, _ scope: Scope) {
    let named = node.symbols.compactMap { symbols[$0] }.reduce(into: Set<NominalName>()) { $0.formUnion($1.types) }
    for type in named.sorted(by: { $0.name < $1.name }) where scope.outermost != type.outermost[...] {
      if free.contains(scope.role), module.isInterface(type) {
        note(.isFreeOfInterface, scope, type.name, "\(scope.name), by its name a \(scope.role), uses \(type.name)")
      }
      if let own = scope.component, let other = components.name(of: type), own != other,
        !StructureRule.leadingRoles.contains(scope.role)
      {
        note(.keepsToItself, scope, type.outermost, "\(scope.name), of \(own), names \(type.outermost), of \(other)")
      }
    }
  }

  private mutating func checkCalls(in node: SyntaxNode, _ scope: Scope) {
    guard StructureRule.rolesBelowTheView.contains(scope.role) else { return }
    let isAssignment = node.kind == "assign_expr"
    guard isAssignment || node.kind == "decl_ref",
      let usr = isAssignment ? node.node("dest")?.node("decl")?.text("decl_usr") : node.text("decl_usr"),
      let symbol = SymbolName.mangled(usr).flatMap({ symbols[$0] }), let owner = symbol.owner, let name = symbol.member,
      module.isInterface(owner), let call = InterfaceCall(name, isAssignment: isAssignment), call != .alerts
    else { return }
    let verb = isAssignment ? "sets" : "calls"
    note(.doesNotNavigate, at: place, "\(scope.name), by its name a \(scope.role), \(verb) \(owner.name).\(name)")
  }

  private mutating func checkReferences(in node: SyntaxNode) {
    for reference in WeakReference.all(in: node, of: source) {
      // The compiler's tree has copies of some expressions.
      guard known.insert(["\(reference.place)"]).inserted else { continue }
      if let index = findings.firstIndex(where: { $0.rule == .saysWhy }) { findings[index].subjects += 1 }
      if reasons.explain(lines.line(at: reference.place)) { continue }
      note(.saysWhy, at: reference.place, "\(reference.name) is \(reference.ownership.rawValue)")
    }
  }

  private mutating func note(_ rule: StructureRule, _ scope: Scope, _ named: String, _ text: String) {
    if known.insert([rule.rawValue, scope.name, named]).inserted { note(rule, at: place, text) }
  }

  private mutating func note(_ rule: StructureRule, at place: Int, _ text: String) {
    let breach = RuleBreach(file: path, line: lines.line(at: place), text: text)
    guard let index = findings.firstIndex(where: { $0.rule == rule }), !findings[index].breaches.contains(breach) else {
      return
    }
    findings[index].breaches.append(breach)
  }

  private static let types: Set<String> = ["class_decl", "struct_decl", "enum_decl", "protocol"]
  private static let functions: Set<String> = ["accessor_decl", "constructor_decl", "destructor_decl", "func_decl"]
}

extension StructureMaker {
  /// The types that the module declares.
  fileprivate var declaredTypes: [TypeFacts] {
    facts.types.values.filter { $0.kind != .other && $0.name.module == module }
  }

  fileprivate func role(of type: TypeFacts) -> String { role(of: type.name, in: paths[type.file]) }

  fileprivate func role(of type: NominalName, in path: String) -> String {
    roleNames.role(ofType: type.path.last ?? "", inFile: path)
  }

  fileprivate func isInterface(_ type: NominalName) -> Bool {
    StructureReader.interface.contains(type.module) || interfaceTypes.contains(type)
  }
}
