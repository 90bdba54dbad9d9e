/// Gives references the names that people know: those of who declared them.
///
/// Storage, closures and boxes are named for who holds them: an element of `Router.children` is `Router.children[]`, and
/// what its closure holds is `closure captured by View.onTap`.
struct ReferenceNaming {
  let nodes: [OwnershipGraph.Node]
  private var names: [Int: String] = [:]

  init(_ objects: [HeapObject], _ references: [[Reference]], _ places: [UInt: Int]) {
    var roles: [Int: OwnershipGraph.Kind] = [:]
    var holders: [Int: [(Int, Reference)]] = [:]
    for (source, list) in references.enumerated() {
      for reference in list {
        guard let target = places[reference.target] else { continue }
        if reference.strength == .strong { holders[target, default: []].append((source, reference)) }
        if reference.role != nil { roles[target] = reference.role }
      }
    }
    nodes = objects.enumerated().map { place, object in
      let type = TypeMetadata(object.metadata)
      let kind = ObjectReader.kind(of: type)
      // Only what refers to it tells a captured variable's box from a closure's context.
      let isBox = kind == .closure && roles[place] == .box
      let name = isBox ? "box" : type.name
      return .init(type: name, kind: isBox ? .box : kind, bytes: object.size, serial: object.serial)
    }
    for place in objects.indices where nodes[place].kind != .instance { nameHolding(of: place, holders, []) }
  }

  /// The name of a reference.
  func name(of reference: Reference, from source: Int) -> String {
    let holder = nodes[source]
    switch holder.kind {
    case .instance where reference.field.isEmpty: return "\(TypeName.short(holder.type))[]"
    case .instance: return "\(TypeName.short(holder.type)).\(reference.field)"
    case .buffer: return "\(names[source] ?? TypeName.short(holder.type))[]"
    case .closure: return Self.captured(by: names[source] ?? "a closure")
    case .box: return "box\((names[source] ?? "").replacingPrefix(OwnershipGraph.closurePrefix, by: " captured by "))"
    case .other: return names[source] ?? holder.type
    }
  }

  /// Names storage by the first of its holders' names, in a way that does not depend on addresses.
  private mutating func nameHolding(of place: Int, _ holders: [Int: [(Int, Reference)]], _ path: Set<Int>) {
    guard names[place] == nil, !path.contains(place) else { return }
    for (source, _) in holders[place] ?? [] where nodes[source].kind != .instance {
      nameHolding(of: source, holders, path.union([place]))
    }
    names[place] = (holders[place] ?? []).map { name(of: $0.1, from: $0.0) }.min()
  }

  private static func captured(by name: String) -> String {
    name.hasPrefix(OwnershipGraph.closurePrefix) ? name : OwnershipGraph.closurePrefix + name
  }
}

extension String {
  /// A variable's box is told by the closure that shares it, a value's by the property that keeps it.
  fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String {
    if isEmpty { return "" }
    return hasPrefix(prefix) ? other + dropFirst(prefix.count) : " of \(self)"
  }
}
