/// The references of one strength, by holder and by target.
public struct Links {
  /// The references of each holder.
  public private(set) var outgoing: [[OwnershipGraph.Edge]]
  private(set) var incoming: [[OwnershipGraph.Edge]]

  /// Takes the references of one strength.
  public init(_ graph: OwnershipGraph, _ strength: OwnershipGraph.Strength) {
    self.init(count: graph.nodes.count, edges: graph.edges.filter { $0.strength == strength })
  }

  /// Takes references between a number of nodes.
  public init(count: Int, edges: [OwnershipGraph.Edge]) {
    outgoing = Array(repeating: [], count: count)
    incoming = outgoing
    // The same order in every run, whatever the addresses were: by name.
    for edge in edges.sorted(by: { ($0.label, $0.source, $0.target) < ($1.label, $1.source, $1.target) }) {
      outgoing[edge.source].append(edge)
      incoming[edge.target].append(edge)
    }
  }

  /// Returns the references that satisfy a predicate, in the same order.
  package func filtered(_ isIncluded: (OwnershipGraph.Edge) -> Bool) -> Links {
    var copy = self
    copy.outgoing = outgoing.map { $0.filter(isIncluded) }
    copy.incoming = incoming.map { $0.filter(isIncluded) }
    return copy
  }

  /// Returns some nodes, with all nodes that hold them directly or indirectly.
  package func holders(of nodes: Set<Int>) -> Set<Int> {
    var holders = nodes
    var stack = Array(nodes)
    while let node = stack.popLast() {
      for edge in incoming[node] where holders.insert(edge.source).inserted { stack.append(edge.source) }
    }
    return holders
  }

  /// A cycle; `nil` if there is none.
  var firstCycle: [OwnershipGraph.Edge]? {
    Components(self).cyclic.first?.first.flatMap { start in
      outgoing[start].compactMap { cycle(through: $0) }.min { $0.count < $1.count }
    }
  }

  /// The shortest cycle that begins with a reference.
  func cycle(through edge: OwnershipGraph.Edge) -> [OwnershipGraph.Edge]? {
    path(from: [edge.target]) { $0 == edge.source }.map { [edge] + $0 }
  }

  /// Returns the distance of each node that some nodes reach, in references.
  public func distances(from sources: [Int]) -> [Int: Int] {
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

  /// The shortest path from any of some nodes to the first that is wanted, as its references.
  func path(
    from sources: [Int],
    avoiding isAvoided: (OwnershipGraph.Edge) -> Bool = { _ in false },
    to isWanted: (Int) -> Bool
  ) -> [OwnershipGraph.Edge]? {
    let ways = Ways(from: sources, in: self, avoiding: isAvoided, to: isWanted)
    return ways.end.map { ways.way(to: $0) }
  }
}

/// The shortest paths from any of some nodes.
struct Ways {
  /// The first wanted node; `nil` if none was reached.
  private(set) var end: Int?
  private var arrivals: [Int: OwnershipGraph.Edge] = [:]

  init(
    from sources: [Int],
    in links: Links,
    avoiding isAvoided: (OwnershipGraph.Edge) -> Bool = { _ in false },
    to isWanted: (Int) -> Bool = { _ in false }
  ) {
    var seen = Set(sources)
    var queue = sources
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if isWanted(node) {
        end = node
        return
      }
      for edge in links.outgoing[node] where !isAvoided(edge) && seen.insert(edge.target).inserted {
        arrivals[edge.target] = edge
        queue.append(edge.target)
      }
    }
  }

  /// The path to a node that was reached, as its references.
  func way(to node: Int) -> [OwnershipGraph.Edge] {
    var way: [OwnershipGraph.Edge] = []
    var node = node
    while let edge = arrivals[node] {
      way.append(edge)
      node = edge.source
    }
    return way.reversed()
  }
}
