/// What a mangled name says.
struct Symbol {
  /// Every type that it names.
  let types: Set<NominalName>
  /// The type that it is about: of an optional, a collection or another generic type that one, not its arguments.
  let subject: NominalName?
  /// The type that the declaration is a member of; `nil` for types and for what is not a member.
  let owner: NominalName?
  /// The member's name; that of an initialiser with its labels, such as `init(rootViewController:)`.
  let member: String?
  /// Whether it is a member of the type itself, not of its values.
  let isStatic: Bool
  /// What a value of the type refers to; empty if it refers to nothing. Closures are called `closure`.
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
    // In a loop: the first of a lazy map is made three times, and here once more three times at every level.
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
