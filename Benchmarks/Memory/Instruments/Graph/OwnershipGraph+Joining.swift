extension OwnershipGraph {
  /// Joins several graphs side by side.
  package init(joining graphs: [OwnershipGraph]) {
    var nodes: [Node] = []
    var edges: [Edge] = []
    var roots: [Root] = []
    for graph in graphs {
      let offset = nodes.count
      nodes += graph.nodes
      edges += graph.edges.map { $0.moved(from: $0.source + offset, to: $0.target + offset) }
      roots += graph.roots.map { Root($0.node + offset, $0.name) }
    }
    self.init(nodes: nodes, edges: edges, roots: roots)
  }

  /// Returns the part with some of the nodes, each at a given place, and the references between them.
  package func only(_ places: [Int: Int]) -> OwnershipGraph {
    OwnershipGraph(
      nodes: places.sorted { $0.value < $1.value }.map { nodes[$0.key] },
      edges: edges.compactMap { edge in
        places[edge.source].flatMap { source in places[edge.target].map { edge.moved(from: source, to: $0) } }
      },
      roots: roots.compactMap { root in places[root.node].map { Root($0, root.name) } }
    )
  }
}

extension OwnershipGraph.Edge {
  fileprivate func moved(from source: Int, to target: Int) -> OwnershipGraph.Edge {
    OwnershipGraph.Edge(source, target, label, strength, place: place, module: module)
  }
}
