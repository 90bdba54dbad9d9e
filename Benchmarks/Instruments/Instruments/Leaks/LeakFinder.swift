/// Finds what holds leaked objects.
struct LeakFinder {
  let remedy: Remedy
  private let graph: OwnershipGraph
  private let leaked: Set<Int>
  private let links: Links
  private let causes: [Int: Cause]

  init(_ graph: OwnershipGraph, leaked: Set<Int>) {
    self.graph = graph
    self.leaked = leaked
    links = Links(graph, .strong)
    let reached = Set(links.distances(from: graph.roots.map(\.node)).keys)
    let cover = CycleCover(graph, within: Self.holders(of: leaked.subtracting(reached), links).union(leaked))
    let cycles = cover.nodesOnCycles(cover.names.compactMap { cover.cycle(through: $0) }) {
      Cause(cycle: $0, graph, reached)
    }
    var causes: [Int: Cause] = [:]
    for node in leaked { causes[node] = Self.cycle(above: node, cycles, links) }
    let explained = Set(causes.keys)
    for node in leaked.subtracting(explained) {
      causes[node] =
        reached.contains(node)
        ? Self.path(to: node, leaked, links, graph) : Cause(unexplained: Self.topmost(above: node, links), graph)
    }
    self.causes = causes
    let keepers = graph.edges.filter { edge in
      edge.strength == .strong && leaked.contains(edge.target) && !explained.contains(edge.target)
        && reached.contains(edge.source) && !leaked.contains(edge.source)
    }
    remedy = Remedy(weaken: cover.names, release: Set(keepers.map(\.label)).sorted(), isMinimal: cover.isMinimal)
  }

  /// Every leaked object is given to the nearest cause, and equal causes are one trace.
  var traces: [LeakTrace] {
    var groups: [String: Cause] = [:]
    for (node, cause) in causes.sorted(by: { $0.key < $1.key }) {
      groups[cause.fingerprint, default: cause].add(graph.nodes[node], head: cause.head, graph.nodes[cause.head].type)
    }
    return groups.values.map { $0.trace(remedy) }.sorted { ($1.bytes, $0.fingerprint) < ($0.bytes, $1.fingerprint) }
  }

  private static func path(to node: Int, _ leaked: Set<Int>, _ links: Links, _ graph: OwnershipGraph) -> Cause {
    let way = links.path(from: graph.roots.map(\.node), to: { $0 == node }) ?? []
    // What holds the first leaked instance on the way holds the others through it.
    let end = way.firstIndex { leaked.contains($0.target) && graph.nodes[$0.target].kind == .instance } ?? way.count - 1
    let start = way.first?.source ?? node
    let root = graph.roots.first { $0.node == start }?.name ?? "a root"
    return Cause(path: Array(way.prefix(end + 1)), from: start, root: root, graph)
  }

  /// The cycle that is nearest above a node.
  private static func cycle(above node: Int, _ cycles: [Int: Cause], _ links: Links) -> Cause? {
    var queue = [node]
    var seen: Set<Int> = [node]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if let cause = cycles[current] { return cause.headed(by: current) }
      for edge in links.incoming[current] where seen.insert(edge.source).inserted { queue.append(edge.source) }
    }
    return nil
  }

  private static func topmost(above node: Int, _ links: Links) -> Int {
    holders(of: [node], links).filter { links.incoming[$0].isEmpty }.min() ?? node
  }

  private static func holders(of nodes: Set<Int>, _ links: Links) -> Set<Int> {
    var holders = nodes
    var stack = Array(nodes)
    while let node = stack.popLast() {
      for edge in links.incoming[node] where holders.insert(edge.source).inserted { stack.append(edge.source) }
    }
    return holders
  }
}
