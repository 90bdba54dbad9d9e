extension OwnershipGraph {
  /// The graph of some of its objects, the boxes, with all others folded into them.
  ///
  /// - What is not a box belongs to the boxes that are nearest to it along strong references; its references to boxes are
  ///   theirs. So a closure that a screen's button holds is the screen's, not that of all who hold the screen.
  /// - A box's weak and unowned references to itself are left out: a person expects no more of a box than that it does
  ///   not hold itself.
  /// - Nothing that holds is lost: where a box holds another, or itself, only by way of what belongs to a third, that is
  ///   a reference of its own. So who keeps whom alive is the same in both graphs.
  public func folded(into isBox: (Node) -> Bool) -> OwnershipGraph {
    let boxes = nodes.indices.filter { isBox(nodes[$0]) }.sorted { nodes[$0].serial < nodes[$1].serial }
    let strong = Links(self, .strong)
    let owners = strong.nearest(of: boxes)
    var edges = Set<Edge>()
    for edge in self.edges where owners[edge.target] == [edge.target] {
      for owner in owners[edge.source] ?? [] where owner != edge.target || edge.strength == .strong {
        edges.insert(Edge(owner, edge.target, edge.label, edge.strength))
      }
    }
    for box in boxes { edges.formUnion(strong.roundabout(from: box, Set(boxes), beyond: edges, count: nodes.count)) }
    let places = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1, $0) })
    return OwnershipGraph(
      nodes: boxes.map { nodes[$0] },
      edges: edges.compactMap { edge in
        places[edge.source].flatMap { source in
          places[edge.target].map { Edge(source, $0, edge.label, edge.strength) }
        }
      }.sorted { ($0.source, $0.target, $0.label) < ($1.source, $1.target, $1.label) },
      roots: roots.compactMap { root in places[root.node].map { Root($0, root.name) } }
    )
  }
}

extension Links {
  /// For everything that boxes reach, the boxes that are nearest to it; a box is its own.
  fileprivate func nearest(of boxes: [Int]) -> [Int: Set<Int>] {
    let distances = distances(from: boxes)
    var owners = Dictionary(uniqueKeysWithValues: boxes.map { ($0, Set([$0])) })
    for node in distances.keys.sorted(by: { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }) {
      for edge in outgoing[node] where distances[edge.target] == (distances[node] ?? 0) + 1 {
        owners[edge.target, default: []].formUnion(owners[node] ?? [])
      }
    }
    return owners
  }

  /// The boxes that a box holds past other boxes, but not by these references.
  fileprivate func roundabout(
    from box: Int,
    _ boxes: Set<Int>,
    beyond edges: Set<OwnershipGraph.Edge>,
    count: Int
  ) -> Set<OwnershipGraph.Edge> {
    let drawn = Links(count: count, edges: edges.filter { $0.strength == .strong })
    let known = drawn.distances(from: drawn.outgoing[box].map(\.target))
    var found = Set<OwnershipGraph.Edge>()
    var queue = [box]
    var seen = Set<Int>()
    while let node = queue.popLast() {
      for edge in outgoing[node] {
        if boxes.contains(edge.target) {
          if known[edge.target] == nil { found.insert(.init(box, edge.target, edge.label, .strong)) }
        } else if seen.insert(edge.target).inserted {
          queue.append(edge.target)
        }
      }
    }
    return found
  }
}
