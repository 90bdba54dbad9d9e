/// Finds the causes of leaks, and the changes that end them.
struct LeakFinder {
  let remedy: Remedy
  private let graph: OwnershipGraph
  private let leaked: Set<Int>
  private let links: Links
  private let subjects: LeakSubjects
  private let suspects: Set<OwnershipGraph.Reference>
  private let cycles: [Int: Cause]
  /// The shortest paths from the roots, and the nodes that these reach.
  private let ways: Ways
  private let reached: Set<Int>

  init(_ graph: OwnershipGraph, leaked: Set<Int>, _ live: LiveOwnership) {
    self.graph = graph
    self.leaked = leaked
    links = Links(graph, .strong)
    let roots = graph.roots.map(\.node)
    ways = Ways(from: roots, in: links)
    let reached = Set(links.distances(from: roots).keys)
    self.reached = reached
    subjects = LeakSubjects(graph, links, leaked: leaked, live)
    let cover = LeakCover(graph, links, leaked: leaked, subjects, live)
    let suspects = cover.released.union(cover.choices.joined())
    self.suspects = suspects
    cycles = cover.cycles.reduce(into: [:]) { causes, cycle in
      let nodes = cover.nodes(onCopiesOf: cycle)
      let copies = Self.copies(of: cycle, among: leaked.intersection(nodes), graph)
      let isReached = cycle.contains { reached.contains($0.source) }
      let cause = Cause(cycle: cycle, copies: copies, closing: suspects, isReached: isReached, graph)
      for node in nodes where causes[node] == nil { causes[node] = cause }
    }
    remedy = Remedy(
      choices: cover.choices,
      release: Set(cover.released.map(\.label)).sorted(),
      isMinimal: cover.isMinimal
    )
  }

  /// The traces: every leaked object belongs to its nearest cause, and equal causes are one trace.
  var traces: [LeakTrace] {
    var groups: [String: Cause] = [:]
    for (node, cause) in causes.sorted(by: { $0.key < $1.key }) {
      groups[cause.fingerprint, default: cause].add(graph.nodes[node], cause)
    }
    return groups.values.map { $0.trace(suspects) }.sorted { ($1.bytes, $0.fingerprint) < ($0.bytes, $1.fingerprint) }
  }

  /// The number of copies of a cycle, counted by the rarest of its types among nodes on copies.
  private static func copies(of cycle: [OwnershipGraph.Edge], among nodes: Set<Int>, _ graph: OwnershipGraph) -> Int {
    func counts(_ nodes: some Sequence<Int>) -> [String: Int] {
      nodes.reduce(into: [:]) { $0[graph.nodes[$1].type, default: 0] += 1 }
    }
    let met = counts(nodes)
    return max(1, counts(cycle.map(\.source)).map { (met[$0.key] ?? 0) / $0.value }.min() ?? 1)
  }

  private var causes: [Int: Cause] {
    var causes: [Int: Cause] = [:]
    for node in subjects.own where reached.contains(node) && cycles[node] == nil { causes[node] = path(to: node) }
    causes.merge(cycles) { own, _ in own }
    let known = causes
    return leaked.reduce(into: [:]) { found, node in
      found[node] =
        nearest(above: node, known) ?? subjects.registrations[node].flatMap { nearest(above: $0, known) }
        ?? (reached.contains(node) ? path(to: node) : Cause(unexplained: topmost(above: node), graph))
    }
  }

  private func path(to node: Int) -> Cause {
    let way = ways.way(to: node)
    // The holder of the first leaked instance on the path holds the others through it.
    let end =
      way.firstIndex { subjects.own.contains($0.target) }
      ?? way.firstIndex { leaked.contains($0.target) && graph.nodes[$0.target].kind == .instance } ?? way.count - 1
    let start = way.first?.source ?? node
    let root = graph.roots.first { $0.node == start }?.name ?? "a root"
    return Cause(path: Array(way.prefix(end + 1)), from: start, root: root, graph)
  }

  /// The nearest cause above a node, on a path without objects that are meant to be alive.
  private func nearest(above node: Int, _ causes: [Int: Cause]) -> Cause? {
    var queue = [node]
    var seen: Set<Int> = [node]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if let cause = causes[current] { return cause }
      for edge in links.incoming[current] where leaked.contains(edge.source) || !reached.contains(edge.source) {
        if seen.insert(edge.source).inserted { queue.append(edge.source) }
      }
    }
    return nil
  }

  private func topmost(above node: Int) -> Int {
    links.holders(of: [node]).filter { links.incoming[$0].isEmpty }.min() ?? node
  }
}
