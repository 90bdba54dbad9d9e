extension OwnershipGraph {
  /// Returns the objects that the roots reach by strong references, and all references between them.
  ///
  /// - Parameter isIncluded: returns true for objects to show; references of the others are given to their holders, so
  ///   that storage and closures do not hide the objects that they hold.
  public func reachable(showing isIncluded: (Node) -> Bool = { _ in true }) -> OwnershipGraph {
    let strong = Links(self, .strong)
    let reached = strong.distances(from: roots.map(\.node)).keys
    let shown = reached.filter { isIncluded(nodes[$0]) }.sorted { nodes[$0].serial < nodes[$1].serial }
    let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
    var edges = Set<Edge>()
    let outgoing = Dictionary(grouping: self.edges, by: \.source)
    for source in shown {
      for (target, label, strength) in visibleReferences(of: source, outgoing, places) {
        places[source].map { _ = edges.insert(Edge($0, target, label, strength)) }
      }
    }
    return OwnershipGraph(
      nodes: shown.map { nodes[$0] },
      edges: edges.sorted { ($0.source, $0.target, $0.label) < ($1.source, $1.target, $1.label) },
      roots: roots.compactMap { root in places[root.node].map { Root($0, root.name) } }
    )
  }

  private func visibleReferences(
    of source: Int,
    _ outgoing: [Int: [Edge]],
    _ places: [Int: Int]
  ) -> [(Int, String, Strength)] {
    var found: [(Int, String, Strength)] = []
    var queue = [source]
    var seen: Set<Int> = [source]
    while let node = queue.popLast() {
      for edge in outgoing[node] ?? [] {
        if let place = places[edge.target] {
          found.append((place, edge.label, edge.strength))
        } else if edge.strength == .strong && seen.insert(edge.target).inserted {
          queue.append(edge.target)
        }
      }
    }
    return found
  }
}
