/// Names references as the code does: by the type and field that declare them.
///
/// Storage, closures and boxes are named after their holders: an element of `Router.children` is `Router.children[]`,
/// and a reference that the closure in `View.onTap` holds is `closure captured by View.onTap`.
struct ReferenceNaming {
  /// A name, with the place and module that tell it from equal names.
  struct Name {
    var label: String
    /// The place in the code of the closure that captured the reference; `nil` if none did, or if that is not known.
    var place: String?
    /// The module that declares the reference; `nil` if that is not known.
    var module: String?
  }

  let nodes: [OwnershipGraph.Node]
  /// The nodes' types without modules.
  private let shortTypes: [String: String]
  private var names: [Int: Name] = [:]
  private var contents: [Int: String] = [:]
  private var closures: [Int: Function] = [:]
  private var code = CodePlaces()

  init(_ objects: [HeapObject], _ references: [[Reference]], _ places: [UInt: Int]) {
    var roles: [Int: OwnershipGraph.Kind] = [:]
    var functions: [Int: Set<UInt>] = [:]
    var holders: [Int: [(Int, Reference)]] = [:]
    for (source, list) in references.enumerated() {
      for reference in list {
        guard let target = places[reference.target] else { continue }
        if reference.strength == .strong { holders[target, default: []].append((source, reference)) }
        if reference.role != nil { roles[target] = reference.role }
        if reference.content != nil { contents[target] = reference.content }
        if let function = reference.function { functions[target, default: []].insert(function) }
      }
    }
    let contents = contents
    var names = TypeNames()
    nodes = objects.enumerated().map { place, object in
      let type = TypeMetadata(object.metadata)
      let name = names[object.metadata]
      let kind = ObjectReader.kind(of: type, named: name)
      // Only a reference to it tells a captured variable's box from a closure's context.
      let isBox = kind == .closure && roles[place] == .box
      let boxName = contents[place].map { "box of \($0)" } ?? "box"
      return .init(
        type: isBox ? boxName : name,
        kind: isBox ? .box : kind,
        bytes: object.size,
        serial: object.serial
      )
    }
    shortTypes = Dictionary(uniqueKeysWithValues: Set(nodes.map(\.type)).map { ($0, TypeName.short($0)) })
    for (target, functions) in functions where nodes[target].kind == .closure {
      closures[target] = functions.compactMap { code.closure(at: $0) }.min { $0.place < $1.place }
    }
    for place in objects.indices where nodes[place].kind != .instance { nameHolding(of: place, holders, []) }
  }

  /// The name of a reference.
  mutating func name(of reference: Reference, from source: Int, to target: Int) -> Name {
    let name = plainName(of: reference, from: source)
    // A closure that captures one object and nothing else has no context: the object is in its place.
    guard nodes[target].kind == .instance else { return name }
    let closure = reference.function.flatMap { code.closure(at: $0) }
    return reference.role == .closure || closure != nil ? Self.captured(by: name, closure) : name
  }

  private func plainName(of reference: Reference, from source: Int) -> Name {
    let holder = nodes[source]
    let owner = names[source]
    let field = reference.field.text
    let module = field.isEmpty ? owner?.module : reference.field.module
    let type = shortTypes[holder.type] ?? holder.type
    switch holder.kind {
    case .instance:
      return Name(label: type + (field.isEmpty ? "[]" : ".\(field)"), module: module)
    case .buffer:
      let label = "\(owner?.label ?? type)[]\(field.isEmpty ? "" : ".\(field)")"
      return Name(label: label, place: owner?.place, module: module)
    case .closure:
      return Self.captured(by: owner ?? Name(label: "a closure"), closures[source])
    case .box:
      let content = contents[source].map { TypeName.short($0) }
      if let content, !field.isEmpty { return Name(label: "\(content).\(field)", module: module) }
      guard var owner else { return Name(label: "box") }
      // A box that a closure holds, such as that of a weak capture, takes the closure's name.
      if !owner.label.hasPrefix(OwnershipGraph.closurePrefix) { owner.label = "box of \(owner.label)" }
      return owner
    case .other:
      return owner ?? Name(label: holder.type)
    }
  }

  /// Names storage, closures and boxes after a holder: the first by name, which does not depend on addresses.
  private mutating func nameHolding(of place: Int, _ holders: [Int: [(Int, Reference)]], _ path: Set<Int>) {
    guard names[place] == nil, !path.contains(place) else { return }
    for (source, _) in holders[place] ?? [] where nodes[source].kind != .instance {
      nameHolding(of: source, holders, path.union([place]))
    }
    names[place] = (holders[place] ?? []).map { plainName(of: $0.1, from: $0.0) }
      .min { ($0.label, $0.place ?? "") < ($1.label, $1.place ?? "") }
  }

  private static func captured(by name: Name, _ closure: Function?) -> Name {
    let isCapture = name.label.hasPrefix(OwnershipGraph.closurePrefix)
    return Name(
      label: isCapture ? name.label : OwnershipGraph.closurePrefix + name.label,
      place: closure?.place ?? name.place,
      module: closure.map(\.module) ?? (isCapture ? name.module : nil)
    )
  }
}
