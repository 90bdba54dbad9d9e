/// The cause of a leak: one path or cycle, with the objects that it keeps alive.
struct Cause {
  let fingerprint: String
  private let kind: LeakTrace.Kind
  private let root: String?
  private let types: [String]
  /// The references, in order.
  private let references: [OwnershipGraph.Reference]
  /// True if something that is meant to be alive also reaches the cycle.
  private var isReached = false
  /// The object at the end of a path, or the unexplained object; for a cycle, any object on it.
  private let head: Int
  /// The number of copies of the cycle.
  private var copies = 0
  private var heads: Set<Int> = []
  private var byType: [String: Int] = [:]
  private var bytes = 0

  init(path: [OwnershipGraph.Edge], from start: Int, root: String, _ graph: OwnershipGraph) {
    let nodes = [start] + path.map(\.target)
    let parts = [root] + nodes.map { graph.nodes[$0].type } + path.map { graph.reference($0).description }
    let fingerprint = Fingerprint.of([LeakTrace.Kind.path.rawValue] + parts)
    self.init(.path, root, nodes, path, fingerprint, head: nodes.last ?? start, graph)
  }

  /// Makes the cause of a cycle; a cycle has no beginning, so it is turned to end with a reference to change.
  init(
    cycle: [OwnershipGraph.Edge],
    copies: Int,
    closing: Set<OwnershipGraph.Reference>,
    isReached: Bool,
    _ graph: OwnershipGraph
  ) {
    let last = cycle.lastIndex { closing.contains(graph.reference($0)) } ?? cycle.count - 1
    let turned = Array(cycle[(last + 1)...] + cycle[...last])
    let parts = turned.map { "\(graph.nodes[$0.source].type) \(graph.reference($0))" }
    // The fingerprint does not depend on where the cycle begins.
    let first = parts.indices.min { parts[$0...] + parts[..<$0] < parts[$1...] + parts[..<$1] } ?? 0
    let fingerprint = Fingerprint.of([LeakTrace.Kind.cycle.rawValue] + parts[first...] + parts[..<first])
    self.init(.cycle, nil, turned.map(\.source), turned, fingerprint, head: turned.first?.source ?? 0, graph)
    self.isReached = isReached
    self.copies = copies
  }

  init(unexplained node: Int, _ graph: OwnershipGraph) {
    let parts = [LeakTrace.Kind.unexplained.rawValue, graph.nodes[node].type]
    self.init(.unexplained, nil, [node], [], Fingerprint.of(parts), head: node, graph)
  }

  private init(
    _ kind: LeakTrace.Kind,
    _ root: String?,
    _ nodes: [Int],
    _ edges: [OwnershipGraph.Edge],
    _ fingerprint: String,
    head: Int,
    _ graph: OwnershipGraph
  ) {
    self.kind = kind
    self.root = root
    self.fingerprint = fingerprint
    self.head = head
    types = nodes.map { graph.nodes[$0].type }
    references = edges.map(graph.reference)
  }

  /// Adds an object, and the copy of this cause that keeps it alive.
  mutating func add(_ node: OwnershipGraph.Node, _ copy: Cause) {
    heads.insert(copy.head)
    byType[node.type, default: 0] += 1
    bytes += node.bytes
  }

  /// Makes the trace; `suspects` are the references to change.
  func trace(_ suspects: Set<OwnershipGraph.Reference>) -> LeakTrace {
    let steps = types.enumerated().map { place, type in
      let reference = place < references.count ? references[place] : nil
      return LeakTrace.Step(
        type: type,
        reference: reference?.label,
        place: reference?.place,
        isSuspect: reference.map { suspects.contains($0) } ?? false
      )
    }
    return LeakTrace(
      kind: kind,
      root: root,
      steps: steps,
      reason: reason(suspects),
      fingerprint: fingerprint,
      occurrences: kind == .cycle ? copies : heads.count,
      count: byType.values.reduce(0, +),
      bytes: bytes,
      byType: byType
    )
  }

  private func reason(_ suspects: Set<OwnershipGraph.Reference>) -> String {
    let last = types.last ?? ""
    switch kind {
    case .path:
      return references.isEmpty
        ? "\(last) is held by \(root ?? "a root") itself."
        : "\(last) is still held by \(references.last?.label ?? ""), which \(root ?? "a root") reaches."
    case .cycle:
      let names = references.filter { suspects.contains($0) }.map(\.label).joined(separator: " or ")
      let outside = isReached ? "something alive reaches them as well" : "nothing outside holds them"
      return types.count == 1
        ? "\(last) holds itself by \(names); \(outside)."
        : "\(types.count) objects hold each other in a circle, which \(names) closes; \(outside)."
    case .unexplained:
      return "\(last) is held by nothing that the census sees: a local variable, a task that awaits something (what it "
        + "uses is in no object), or a retain without its release."
    }
  }
}

extension ArraySlice<String> {
  fileprivate static func < (left: Self, right: Self) -> Bool { left.lexicographicallyPrecedes(right) }
}
