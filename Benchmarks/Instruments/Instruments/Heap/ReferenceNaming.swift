/// Gives references the names that people know: those of who declared them.
///
/// Storage, closures and boxes are named for who holds them: an element of `Router.children` is `Router.children[]`, and
/// what its closure holds is `closure captured by View.onTap`.
struct ReferenceNaming {
  let nodes: [OwnershipGraph.Node]
  private var names: [Int: String] = [:]
  private var contents: [Int: String] = [:]

  init(_ objects: [HeapObject], _ references: [[Reference]], _ places: [UInt: Int]) {
    var roles: [Int: OwnershipGraph.Kind] = [:]
    var contents: [Int: String] = [:]
    var holders: [Int: [(Int, Reference)]] = [:]
    for (source, list) in references.enumerated() {
      for reference in list {
        guard let target = places[reference.target] else { continue }
        if reference.strength == .strong { holders[target, default: []].append((source, reference)) }
        if reference.role != nil { roles[target] = reference.role }
        if reference.content != nil { contents[target] = reference.content }
      }
    }
    nodes = objects.enumerated().map { place, object in
      let type = TypeMetadata(object.metadata)
      let kind = ObjectReader.kind(of: type)
      // Only what refers to it tells a captured variable's box from a closure's context.
      let isBox = kind == .closure && roles[place] == .box
      let boxName = contents[place].map { "box of \($0)" } ?? "box"
      return .init(
        type: isBox ? boxName : type.name,
        kind: isBox ? .box : kind,
        bytes: object.size,
        serial: object.serial
      )
    }
    self.contents = contents
    for place in objects.indices where nodes[place].kind != .instance { nameHolding(of: place, holders, []) }
  }

  /// The name of a reference.
  func name(of reference: Reference, from source: Int, to target: Int) -> String {
    let holder = nodes[source]
    let owner = names[source]
    switch holder.kind {
    case .instance:
      let field = reference.field.isEmpty ? "[]" : ".\(reference.field)"
      let name = TypeName.short(holder.type) + field
      // A closure that captures one object and nothing else has no context: the object is in its place.
      return reference.role == .closure && nodes[target].kind == .instance ? Self.captured(by: name) : name
    case .buffer:
      return "\(owner ?? TypeName.short(holder.type))[]\(reference.field.isEmpty ? "" : ".\(reference.field)")"
    case .closure:
      return Self.captured(by: owner ?? "a closure")
    case .box:
      let content = contents[source].map { TypeName.short($0) }
      if let content, !reference.field.isEmpty { return "\(content).\(reference.field)" }
      // A variable that a closure shares, as is every weak capture, is told as the closure's own.
      return owner.map { $0.hasPrefix(OwnershipGraph.closurePrefix) ? $0 : "box of \($0)" } ?? "box"
    case .other:
      return owner ?? holder.type
    }
  }

  /// Names storage by the first of its holders' names, in a way that does not depend on addresses.
  private mutating func nameHolding(of place: Int, _ holders: [Int: [(Int, Reference)]], _ path: Set<Int>) {
    guard names[place] == nil, !path.contains(place) else { return }
    for (source, _) in holders[place] ?? [] where nodes[source].kind != .instance {
      nameHolding(of: source, holders, path.union([place]))
    }
    names[place] = (holders[place] ?? []).map { name(of: $0.1, from: $0.0, to: place) }.min()
  }

  private static func captured(by name: String) -> String {
    name.hasPrefix(OwnershipGraph.closurePrefix) ? name : OwnershipGraph.closurePrefix + name
  }
}
