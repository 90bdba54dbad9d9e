/// What keeps leaked objects alive: one way or cycle, with what hangs on it.
struct Cause {
  let fingerprint: String
  /// The names of the references, in order.
  let labels: [String]
  /// Which copy of the way or cycle this is: its oldest object, or the end of a path.
  private(set) var head: Int
  private let kind: LeakTrace.Kind
  private let root: String?
  private let types: [String]
  /// Whether something that is meant to be alive reaches the cycle as well.
  private var isReached = false
  private var heads: [Int: String] = [:]
  private var byType: [String: Int] = [:]
  private var bytes = 0

  init(path: [OwnershipGraph.Edge], from start: Int, root: String, _ graph: OwnershipGraph) {
    let nodes = [start] + path.map(\.target)
    self.init(.path, root, nodes.map { graph.nodes[$0].type }, path.map(\.label), head: nodes.last ?? start)
  }

  init(cycle: [OwnershipGraph.Edge], _ graph: OwnershipGraph, _ reached: Set<Int> = []) {
    // A cycle has no beginning; it is told from its oldest object, as the people who wrote it would.
    let oldest = cycle.indices.min { graph.nodes[cycle[$0].source].serial < graph.nodes[cycle[$1].source].serial } ?? 0
    let turned = cycle[oldest...] + cycle[..<oldest]
    let head = turned.first?.source ?? 0
    self.init(.cycle, nil, turned.map { graph.nodes[$0.source].type }, turned.map(\.label), head: head)
    isReached = reached.contains(head)
  }

  init(unexplained node: Int, _ graph: OwnershipGraph) {
    self.init(.unexplained, nil, [graph.nodes[node].type], [], head: node)
  }

  private init(_ kind: LeakTrace.Kind, _ root: String?, _ types: [String], _ labels: [String], head: Int) {
    self.kind = kind
    self.root = root
    self.types = types
    self.labels = labels
    self.head = head
    fingerprint = Fingerprint.of([kind.rawValue, root ?? ""] + types + labels)
  }

  func headed(by node: Int) -> Cause {
    var copy = self
    copy.head = node
    return copy
  }

  mutating func add(_ node: OwnershipGraph.Node, head: Int, _ headType: String) {
    heads[head] = headType
    byType[node.type, default: 0] += 1
    bytes += node.bytes
  }

  func trace(_ remedy: Remedy) -> LeakTrace {
    let suspects = Set(remedy.weaken + remedy.release)
    let steps = types.enumerated().map { place, type in
      let label = place < labels.count ? labels[place] : nil
      return LeakTrace.Step(type: type, reference: label, isSuspect: label.map { suspects.contains($0) } ?? false)
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

  /// How many times the cycle is there: as often as the rarest of its types was met on it.
  private var copies: Int {
    let met = heads.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let needed = types.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return max(1, needed.map { (met[$0.key] ?? 0) / $0.value }.min() ?? 1)
  }

  private func reason(_ suspects: Set<String>) -> String {
    let last = types.last ?? ""
    switch kind {
    case .path:
      return labels.isEmpty
        ? "\(last) is held by \(root ?? "a root") itself."
        : "\(last) is still held by \(labels.last ?? ""), which \(root ?? "a root") reaches."
    case .cycle:
      let names = labels.filter { suspects.contains($0) }.joined(separator: " and ")
      let outside = isReached ? "something alive reaches them as well" : "nothing outside holds them"
      return types.count == 1
        ? "\(last) holds itself by \(names); \(outside)."
        : "\(types.count) objects hold each other in a circle, which \(names) closes; \(outside)."
    case .unexplained:
      return "\(last) is held by nothing that the census sees: a local variable, or a retain without its release."
    }
  }
}
