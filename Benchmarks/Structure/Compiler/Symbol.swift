/// The meaning of a mangled name.
struct Symbol {
  /// Every type that it names.
  let types: Set<NominalName>
  /// The type that it is about: the optional, the collection or the generic type, not its arguments.
  let subject: NominalName?
  /// The type that the declaration is a member of; `nil` for types and for other declarations.
  let owner: NominalName?
  /// The member's name; that of an initialiser with its labels, such as `init(rootViewController:)`.
  let member: String?
  /// True if it is a member of the type itself, not of its values.
  let isStatic: Bool
  /// The types of object that a value of the type refers to; empty if there are none. Closures are called `closure`.
  let targets: [String]

  init(_ root: DemangledNode) {
    var types: Set<NominalName> = []
    Self.collect(root, into: &types)
    self.types = types
    subject = Self.subject(root)
    let top = root.children.first
    isStatic = top?.kind == "Static"
    let entity = isStatic ? top?.children.first : top
    if entity?.kind == "TypeMangling" || entity == nil {
      owner = nil
      member = nil
      targets = entity.map(Self.targets) ?? []
    } else {
      owner = entity?.children.first.flatMap(Self.owner)
      member = entity.flatMap(Self.member)
      targets = []
    }
  }

  private static func collect(_ node: DemangledNode, into types: inout Set<NominalName>) {
    if let name = NominalName(node) {
      types.insert(name)
    } else {
      for child in node.children { collect(child, into: &types) }
    }
  }

  private static func subject(_ node: DemangledNode) -> NominalName? {
    if let name = NominalName(node) { return name }
    // In a loop: the first of a lazy map is computed three times, and here three times more at every level.
    for child in node.children {
      if let name = subject(child) { return name }
    }
    return nil
  }

  private static func owner(_ context: DemangledNode) -> NominalName? {
    context.kind == "Extension" ? context.children.compactMap { NominalName($0) }.first : NominalName(context)
  }

  private static func member(_ entity: DemangledNode) -> String? {
    if entity.kind == "Constructor" || entity.kind == "Allocator" {
      let labels = entity.first(["LabelList"])?.children.map { "\($0.text ?? "_"):" } ?? []
      return "init(\(labels.joined()))"
    }
    guard entity.children.count > 1 else { return nil }
    let name = entity.children[1]
    return name.kind == "PrivateDeclName" ? name.children.last?.text : name.text
  }

  private static func targets(_ node: DemangledNode) -> [String] {
    if node.kind.hasSuffix("FunctionType") { return ["closure"] }
    if node.kind == "Metatype" || node.kind == "ExistentialMetatype" { return [] }
    if node.kind == "ProtocolListWithAnyObject" { return ["AnyObject"] }
    if node.kind == "BoundGenericClass" { return node.children.first.map(targets) ?? [] }
    guard let name = NominalName(node) else { return node.children.flatMap(targets) }
    return node.kind == "Class" || node.kind == "Protocol" ? [name.name] : []
  }
}

/// The two spellings in which the compiler's tree names types and declarations.
enum SymbolName {
  /// Returns the mangled name in a text, be it of a type (`$s…D`) or of a declaration (`s:…`); `nil` if it has none.
  static func mangled(_ text: String) -> String? {
    if text.hasPrefix("$s") { return text }
    // An extension is named for a declaration in it, and that declaration has its own name.
    guard text.hasPrefix("s:"), !text.hasPrefix("s:e:") else { return nil }
    return "$s" + text.dropFirst(2)
  }
}

/// The name of a type: its module's and its own, those that it is nested in included.
struct NominalName: Hashable {
  let module: String
  /// The type names from the outermost on, such as `["Observable", "Observer"]`.
  let path: [String]

  private static let kinds: Set<String> = ["Class", "Structure", "Enum", "Protocol", "TypeAlias", "OtherNominalType"]

  init(module: String, path: [String]) {
    self.module = module
    self.path = path
  }

  /// Reads the name in a node; `nil` if the node is not a type's name, or that of a type within a function.
  init?(_ node: DemangledNode) {
    guard Self.kinds.contains(node.kind), node.children.count > 1, let name = Self.identifier(node.children[1]) else {
      return nil
    }
    let context = Self.declaration(node.children[0])
    if context.kind == "Module" {
      module = context.text ?? ""
      path = [name]
    } else if let outer = NominalName(context) {
      module = outer.module
      path = outer.path + [name]
    } else {
      return nil
    }
  }

  /// The name within its module, such as `Observable.Observer`.
  var name: String { path.joined(separator: ".") }
  /// The type that it is nested in, or itself.
  var outermost: String { path[0] }

  /// Returns the declaration that a context extends, or applies to arguments.
  private static func declaration(_ context: DemangledNode) -> DemangledNode {
    let inner: DemangledNode? =
      switch context.kind {
      case "Extension": context.children.dropFirst().first
      case let kind where kind.hasPrefix("BoundGeneric"): context.children.first?.children.first
      default: nil
      }
    return inner.map(declaration) ?? context
  }

  private static func identifier(_ node: DemangledNode) -> String? {
    switch node.kind {
    case "Identifier": node.text
    // The first part names the file that it is private to, or its number in the function.
    case "PrivateDeclName", "LocalDeclName": node.children.last?.text
    default: nil
    }
  }
}
