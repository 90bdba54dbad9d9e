import Instruments

extension OwnershipGraph {
  /// Returns the graph of some objects, the boxes, with all others folded into them.
  ///
  /// - An object that is not a box belongs to the boxes nearest to it along strong references; its references to boxes
  ///   are theirs. So a closure that a screen's button holds is the screen's, and not that of the screen's holders.
  /// - A box's weak and unowned references to itself are left out: readers only need to know that a box does
  ///   not hold itself.
  /// - No ownership is lost: where a box holds another, or itself, only through objects of a third box, the graph has
  ///   a reference for it. So each box keeps the same boxes alive in both graphs.
  func folded(into isBox: (Node) -> Bool) -> OwnershipGraph {
    let boxes = nodes.indices.filter { isBox(nodes[$0]) }.sorted { nodes[$0].serial < nodes[$1].serial }
    let strong = Links(self, .strong)
    let owners = strong.nearest(of: boxes)
    var edges = Set<Edge>()
    for edge in self.edges where owners[edge.target] == [edge.target] {
      for owner in owners[edge.source] ?? [] where owner != edge.target || edge.strength == .strong {
        edges.insert(Edge(owner, edge.target, edge.label, edge.strength))
      }
    }
    for box in boxes {
      edges.formUnion(strong.indirectReferences(from: box, Set(boxes), beyond: edges, count: nodes.count))
    }
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
  /// The nearest boxes of every node that the boxes reach; a box is its own.
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

  /// The references that `edges` lack: from a box to boxes that it holds only through objects of other boxes.
  fileprivate func indirectReferences(
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
