/// The name of a type: its module's and its own, those that it is nested in included.
struct NominalName: Hashable {
  let module: String
  /// Such as `["Observable", "Observer"]`.
  let path: [String]

  private static let kinds: Set<String> = ["Class", "Structure", "Enum", "Protocol", "TypeAlias", "OtherNominalType"]

  init(module: String, path: [String]) {
    self.module = module
    self.path = path
  }

  /// Reads the name that a node is; `nil` if the node is not a type's name, or that of a type within a function.
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

  /// What a context extends, or applies to arguments.
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
    // The first part says which file it is private to, or which of several in a function it is.
    case "PrivateDeclName", "LocalDeclName": node.children.last?.text
    default: nil
    }
  }
}
