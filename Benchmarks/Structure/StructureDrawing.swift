/// A module's types in their roles, with arrows to the types that they use, for Mermaid.
struct StructureDrawing {
  private let title: String
  private let module: PatternStructure
  /// The types that are drawn: those that are not nested in another one.
  private let types: [TypeStructure]

  init(_ title: String, _ module: PatternStructure) {
    self.title = title
    self.module = module
    types = module.types.filter { !$0.name.contains(".") }
  }

  var mermaid: String {
    let places = Dictionary(types.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = ["---", "title: \(title)", "---", "flowchart LR"]
    for (index, role) in module.roles.enumerated() {
      let own = types.enumerated().filter { $0.element.role == role.name }
      lines.append("  subgraph r\(index)[\"\(role.name)\"]")
      lines += own.map { "    t\($0.offset)\(Self.box($0.element))" }
      lines.append("  end")
    }
    for (index, type) in types.enumerated() {
      lines += type.uses.compactMap { places[$0] }.map { "  t\(index) --> t\($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Protocols are round. Names that are not types of this module are slanted.
  private static func box(_ type: TypeStructure) -> String {
    switch type.kind {
    case .protocol: "([\"\(type.name)\"])"
    case .other: "[/\"\(type.name)\"/]"
    case .class, .struct, .enum, .actor: "[\"\(type.name)\"]"
    }
  }
}
