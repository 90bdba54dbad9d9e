/// The smallest set of references, by name, that lies on every cycle: to weaken these ends all cycles.
///
/// A minimum feedback arc set over names, as one line of code makes the reference of all instances weak. Cycles are
/// found one after the other, each missed by the best cover of those before, so that the cover is exact when none is
/// left; where the search for a best cover would take too long, a good one is taken, and said to be no more than that.
struct CycleCover {
  private(set) var names: [String] = []
  private(set) var isMinimal = true
  private let graph: OwnershipGraph
  private let links: Links
  private let components: [[Int]]

  init(_ graph: OwnershipGraph, within nodes: Set<Int>) {
    self.graph = graph
    let edges = graph.edges.filter {
      $0.strength == .strong && nodes.contains($0.source) && nodes.contains($0.target)
    }
    links = Links(count: graph.nodes.count, edges: edges)
    components = Components(links).cyclic
    solve()
  }

  /// The shortest cycle through a reference of a name, through none of the others; its references in order.
  func cycle(through name: String) -> [OwnershipGraph.Edge]? {
    let others = Set(names).subtracting([name])
    // Copies of one leak are alike: a few of them tell enough.
    let edges = components.joined().lazy.flatMap { links.outgoing[$0] }.filter { $0.label == name }.prefix(64)
    let cycles = edges.compactMap { edge in
      links.path(from: [edge.target], avoiding: { others.contains($0.label) }, to: { $0 == edge.source })
        .map { [edge] + $0 }
    }
    return cycles.min { ($0.count, $0.map(\.label).joined()) < ($1.count, $1.map(\.label).joined()) }
  }

  /// The nodes that are on cycles or on copies of them: a component that has all of a cycle's names has a copy.
  func nodesOnCycles<Value>(
    _ cycles: [[OwnershipGraph.Edge]],
    _ value: ([OwnershipGraph.Edge]) -> Value
  ) -> [Int: Value] {
    let values = cycles.map { (names: Set($0.map(\.label)), value: value($0)) }
    var found: [Int: Value] = [:]
    for component in components {
      let members = Set(component)
      let names = Set(component.flatMap { links.outgoing[$0] }.filter { members.contains($0.target) }.map(\.label))
      for cycle in values where cycle.names.isSubset(of: names) {
        for node in component where found[node] == nil && passes(cycle.names, through: node, within: members) {
          found[node] = cycle.value
        }
      }
    }
    return found
  }

  private func passes(_ names: Set<String>, through node: Int, within members: Set<Int>) -> Bool {
    links.outgoing[node].contains { members.contains($0.target) && names.contains($0.label) }
      && links.incoming[node].contains { members.contains($0.source) && names.contains($0.label) }
  }

  private mutating func solve() {
    var cycles: Set<Set<String>> = []
    while let cycle = cycleMissed(by: Set(names)) {
      let candidates = cycle.filter(canBeWeak)
      guard cycles.insert(Set((candidates.isEmpty ? cycle : candidates).map(\.label))).inserted else { return }
      let set = HittingSet(cycles.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }, cost: cost)
      names = set.members
      isMinimal = isMinimal && set.isMinimal
    }
  }

  /// Any cycle that has none of the names.
  private func cycleMissed(by names: Set<String>) -> [OwnershipGraph.Edge]? {
    for component in components {
      for start in component {
        for edge in links.outgoing[start] where !names.contains(edge.label) {
          let way = links.path(from: [edge.target], avoiding: { names.contains($0.label) }, to: { $0 == start })
          if let way { return [edge] + way }
        }
      }
    }
    return nil
  }

  /// Storage and closures belong to who holds them; what is made weak is a reference to an instance.
  private func canBeWeak(_ edge: OwnershipGraph.Edge) -> Bool {
    graph.nodes[edge.target].kind == .instance
  }

  /// Of two covers of one size, the better one weakens references that lead back to who was there before.
  private func cost(_ name: String) -> Int {
    let edges = components.joined().flatMap { links.outgoing[$0] }.filter { $0.label == name }
    let isBackward = edges.allSatisfy { graph.nodes[$0.target].serial < graph.nodes[$0.source].serial }
    return isBackward ? 0 : name.hasPrefix(OwnershipGraph.closurePrefix) ? 1 : 2
  }
}

extension OwnershipGraph {
  /// What the name of a reference that a closure keeps begins with.
  public static let closurePrefix = "closure captured by "
}
