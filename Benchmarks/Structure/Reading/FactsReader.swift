/// Gathers facts about a module's types from the trees of its files.
struct FactsReader {
  /// The type that a place in a file belongs to, and the outermost type around it.
  private struct Scope {
    let type: NominalName
    let outermost: NominalName
  }

  private let module: String
  private let symbols: [String: Symbol]
  private(set) var types: [NominalName: TypeFacts] = [:]
  /// The types that each file uses.
  private(set) var uses: [Set<NominalName>] = []
  /// The modules that each file imports.
  private(set) var imports: [[String]] = []
  /// The functions of all files.
  private(set) var functions: [FunctionStructure] = []
  private var file = 0
  private var source: [UInt8] = []
  private var captureStarts: Set<Int> = []

  init(module: String, symbols: [String: Symbol]) {
    self.module = module
    self.symbols = symbols
  }

  /// Reads the next file.
  ///
  /// - Parameter path: its path below the module's folder.
  mutating func read(_ tree: SyntaxNode, source text: String, path: String) {
    functions += FunctionsReader(tree, source: text, path: path, symbols: symbols).functions
    file = uses.count
    source = Array(text.utf8)
    captureStarts = []
    uses.append([])
    let items = tree.nodes("items")
    imports.append(items.filter { $0.kind == "import_decl" }.compactMap { $0.texts("module_path").first })
    let name = path.split(separator: "/").last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? ""
    let topLevel = NominalName(module: module, path: [String(name)])
    for item in items where item.kind != "import_decl" { read(item, in: Scope(type: topLevel, outermost: topLevel)) }
  }

  private mutating func read(_ node: SyntaxNode, in scope: Scope) {
    if node.isImplicit, Self.functions.contains(node.kind) { return }
    if let inner = declared(by: node) {
      note(node, in: inner)
      for member in node.nodes("members") { readMember(member, in: inner) }
      for child in node.children { read(child, in: inner) }
    } else {
      note(node, in: scope)
      for child in node.children { read(child, in: scope) }
    }
  }

  /// Notes what a single node tells about the type around it.
  private mutating func note(_ node: SyntaxNode, in scope: Scope) {
    let named = node.symbols.reduce(into: Set<NominalName>()) { $0.formUnion(symbols[$1]?.types ?? []) }
    uses[file].formUnion(named)
    // Code at the top level of a file becomes an entry of its own only if it names a type.
    if !named.isEmpty { change(scope.outermost) { $0.uses.formUnion(named) } }
    switch node.kind {
    case "decl_ref": noteUse(of: node.text("decl_usr"), isAssignment: false, in: scope)
    case "assign_expr":
      noteUse(of: node.node("dest")?.node("decl")?.text("decl_usr"), isAssignment: true, in: scope)
    case "constructor_ref_call_expr": noteCreation(node, in: scope)
    case "capture_list": noteCaptures(node, in: scope)
    default: break
    }
  }

  private mutating func noteUse(of declaration: String?, isAssignment: Bool, in scope: Scope) {
    guard let symbol = declaration.flatMap(symbol), let owner = symbol.owner, let member = symbol.member else { return }
    let use = TypeFacts.MemberUse(owner: owner, member: member, isStatic: symbol.isStatic, isAssignment: isAssignment)
    change(scope.outermost) { $0.members.insert(use) }
  }

  /// Notes the type in the argument, because the declaration may be one that it inherits.
  private mutating func noteCreation(_ call: SyntaxNode, in scope: Scope) {
    var type = call.node("args")?.nodes("args").first?.node("expr")
    while let converted = type, converted.isImplicit, let inner = converted.node("sub_expr") { type = inner }
    guard let name = type?.text("type").flatMap(symbol)?.subject else { return }
    change(scope.outermost) { $0.created.insert(name) }
  }

  private mutating func noteCaptures(_ list: SyntaxNode, in scope: Scope) {
    for capture in list.nodes("captures") where captureStarts.insert(capture.start).inserted {
      guard let pattern = capture.nodes("pattern_entries").first?.node("pattern") else { continue }
      let reference = DeclaredReference(
        name: pattern.name,
        ownership: CaptureWord(at: capture.start, in: source).ownership,
        targets: pattern.text("type").flatMap(symbol)?.targets ?? []
      )
      change(scope.type) { if !reference.targets.isEmpty { $0.captures.append(reference) } }
    }
  }

  private func symbol(_ text: String) -> Symbol? {
    SymbolName.mangled(text).flatMap { symbols[$0] }
  }

  private mutating func change(_ name: NominalName, _ body: (inout TypeFacts) -> Void) {
    var facts = types.removeValue(forKey: name) ?? TypeFacts(name: name, kind: .other, file: file)
    body(&facts)
    types[name] = facts
  }

  private static let functions: Set<String> = ["accessor_decl", "constructor_decl", "destructor_decl", "func_decl"]
}

extension FactsReader {
  /// The scope that a declaration opens; `nil` if it is neither a type nor an extension, or a type within a function.
  private mutating func declared(by node: SyntaxNode) -> Scope? {
    if node.kind == "extension_decl" {
      guard let type = node.text("extended_type").flatMap(symbol)?.subject else { return nil }
      noteInheritance(of: node, for: type)
      noteLines(of: node, for: type)
      return Scope(type: type, outermost: outermost(of: type))
    }
    guard let kind = Self.kinds[node.kind], let type = node.text("usr").flatMap(symbol)?.subject else { return nil }
    change(type) { [file] in
      $0.kind = node.flag("actor") ? .actor : kind
      $0.file = file
    }
    noteInheritance(of: node, for: type)
    noteLines(of: node, for: type)
    return Scope(type: type, outermost: outermost(of: type))
  }

  private mutating func noteInheritance(of node: SyntaxNode, for type: NominalName) {
    guard let inheritance = node.node("inherits") else { return }
    let written = inheritance.nodes("conformances").filter { $0.text("source_kind") == "explicit" }
    let names =
      [inheritance.text("superclass_type")] + written.map { $0.text("protocol") }
      + inheritance.texts("protocols")
    let types = names.compactMap { $0.flatMap(symbol)?.subject }.filter { $0.module != "Swift" }
    change(type) { $0.inherits.formUnion(types) }
  }

  private mutating func noteLines(of node: SyntaxNode, for type: NominalName) {
    guard !node.isImplicit, !node.isMadeByMacro, node.end < source.count else { return }
    let text = String(decoding: source[node.start...node.end], as: UTF8.self)
    change(type) { $0.lines += SwiftCode.count(in: text) }
  }

  private mutating func readMember(_ member: SyntaxNode, in scope: Scope) {
    change(scope.type) { $0.declared += MemberReader.members(of: member) }
    if member.kind == "constructor_decl", !member.isImplicit { noteInitialiser(member, in: scope) }
    let isStored = member.nodes("attrs").contains { $0.kind == "has_storage_attr" }
    guard member.kind == "var_decl", isStored, !member.flag("static"),
      let targets = member.text("interface_type").flatMap(symbol)?.targets
    else { return }
    let name = member.name.replacing("$__lazy_storage_$_", with: "")
    if targets.isEmpty {
      if !member.flag("immutable") { change(scope.type) { $0.state.append(name) } }
      return
    }
    let attribute = member.nodes("attrs").first { $0.kind == "reference_ownership_attr" }
    let ownership: DeclaredOwnership = attribute.map { $0.flag("weak") ? .weak : .unowned } ?? .strong
    change(scope.type) {
      $0.references.append(DeclaredReference(name: name, ownership: ownership, targets: Set(targets).sorted()))
    }
  }

  private mutating func noteInitialiser(_ node: SyntaxNode, in scope: Scope) {
    let parameters = node.node("params")?.nodes("params") ?? []
    let found = node.node("body").map { ParameterUses(of: parameters.map(\.name), in: $0).uses } ?? [:]
    let initialiser = DeclaredInitialiser(
      parameters: parameters.map { parameter in
        let types = parameter.text("interface_type").flatMap(symbol)?.types ?? []
        return DeclaredInitialiser.Parameter(
          name: parameter.name,
          types: types.filter { $0.module == module }.map(\.name).sorted(),
          uses: DeclaredInitialiser.Use.allCases.filter { found[parameter.name, default: []].contains($0) }
        )
      }
    )
    change(scope.type) { $0.initialisers.append(initialiser) }
  }

  private func outermost(of type: NominalName) -> NominalName {
    NominalName(module: type.module, path: [type.outermost])
  }

  private static let kinds: [String: TypeStructure.Kind] = [
    "class_decl": .class, "struct_decl": .struct, "enum_decl": .enum, "protocol": .protocol,
  ]
}
