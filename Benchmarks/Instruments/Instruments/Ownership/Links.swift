/// The references of one strength, by who holds and by who is held.
struct Links {
  private(set) var outgoing: [[OwnershipGraph.Edge]]
  private(set) var incoming: [[OwnershipGraph.Edge]]

  init(_ graph: OwnershipGraph, _ strength: OwnershipGraph.Strength) {
    self.init(count: graph.nodes.count, edges: graph.edges.filter { $0.strength == strength })
  }

  init(count: Int, edges: [OwnershipGraph.Edge]) {
    outgoing = Array(repeating: [], count: count)
    incoming = outgoing
    // The same order in every run, whatever the addresses were: by name.
    for edge in edges.sorted(by: { ($0.label, $0.source, $0.target) < ($1.label, $1.source, $1.target) }) {
      outgoing[edge.source].append(edge)
      incoming[edge.target].append(edge)
    }
  }

  /// How many references away everything is that some nodes reach.
  func distances(from sources: [Int]) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    var queue: [Int] = []
    for source in sources where distances.updateValue(0, forKey: source) == nil { queue.append(source) }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in outgoing[node] where distances[edge.target] == nil {
        distances[edge.target] = (distances[node] ?? 0) + 1
        queue.append(edge.target)
      }
    }
    return distances
  }

  /// The shortest way from any of some nodes to the first that is wanted, as its references.
  func path(
    from sources: [Int],
    avoiding isAvoided: (OwnershipGraph.Edge) -> Bool = { _ in false },
    to isWanted: (Int) -> Bool
  ) -> [OwnershipGraph.Edge]? {
    var arrivals: [Int: OwnershipGraph.Edge] = [:]
    var seen = Set(sources)
    var queue = sources
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if isWanted(node) { return Self.way(to: node, arrivals) }
      for edge in outgoing[node] where !isAvoided(edge) && seen.insert(edge.target).inserted {
        arrivals[edge.target] = edge
        queue.append(edge.target)
      }
    }
    return nil
  }

  private static func way(to node: Int, _ arrivals: [Int: OwnershipGraph.Edge]) -> [OwnershipGraph.Edge] {
    var way: [OwnershipGraph.Edge] = []
    var node = node
    while let edge = arrivals[node] {
      way.append(edge)
      node = edge.source
    }
    return way.reversed()
  }
}
