/// The changes that end all leaks: the smallest sets of references to make weak, and references to release earlier.
///
/// A minimum feedback arc set, and a cut between the roots and the leaked objects, over names: one line of code makes
/// the reference of all instances weak. Ways (paths and cycles) are found one after the other, each missed by one of
/// the best sets for those before, so that the sets are exact when no way is left. If the search for them would take
/// too long, a good set is taken, and not reported as minimal.
struct LeakCover {
  typealias Reference = OwnershipGraph.Reference

  /// The equally small sets of references, one of which is to be made weak.
  private(set) var choices: [[Reference]] = [[]]
  /// The references to release earlier, as they may not be weak.
  private(set) var released: Set<Reference> = []
  /// True if no smaller set would do.
  private(set) var isMinimal = true
  private let graph: OwnershipGraph
  private let live: LiveOwnership
  private let leaked: Set<Int>
  private let subjects: Set<Int>
  private let links: Links
  /// The references between the leaked objects and the objects that hold them.
  private let leakLinks: Links
  /// The nodes at which paths to leaked objects begin.
  private let starts: [Int]
  private var ways: Set<Set<Reference>> = []
  private var verdicts: [Reference: Bool] = [:]

  init(_ graph: OwnershipGraph, _ links: Links, leaked: Set<Int>, _ subjects: LeakSubjects, _ live: LiveOwnership) {
    self.graph = graph
    self.live = live
    self.leaked = leaked
    self.subjects = subjects.all
    self.links = links
    let reached = Set(links.distances(from: graph.roots.map(\.node)).keys)
    let nodes = links.holders(of: leaked.subtracting(reached)).union(leaked)
    let loops = subjects.loops(in: links, live)
    leakLinks = links.filtered { edge in
      nodes.contains(edge.source) && nodes.contains(edge.target)
        && !(loops[edge.source].map { $0 == loops[edge.target] } ?? false)
    }
    starts = (graph.roots.map(\.node) + loops.keys.sorted()).filter { !subjects.all.contains($0) }
    while let way = missedWay() { cut(way) }
  }

  /// Cycles, one through each of the references: the shortest that none of the others cuts.
  var cycles: [[OwnershipGraph.Edge]] {
    let names = (choices.first ?? []) + released.sorted()
    return names.compactMap { name in
      let others = Set(names).subtracting([name])
      let open = leakLinks.filtered { !others.contains(graph.reference($0)) }
      // Copies of one leak are alike: a few of them are enough.
      let edges = open.outgoing.lazy.joined().filter { graph.reference($0) == name }.prefix(64)
      return edges.compactMap { open.cycle(through: $0) }
        .min { ($0.count, $0.map(\.label).joined()) < ($1.count, $1.map(\.label).joined()) }
    }
  }

  /// The nodes on a cycle or on copies of it: a component that has all of its names has a copy.
  func nodes(onCopiesOf cycle: [OwnershipGraph.Edge]) -> Set<Int> {
    let names = Set(cycle.map(graph.reference))
    return Components(leakLinks).cyclic.reduce(into: []) { found, component in
      let members = Set(component)
      let inside = component.map { leakLinks.outgoing[$0].filter { members.contains($0.target) } }.joined()
      guard names.isSubset(of: inside.map(graph.reference)) else { return }
      found.formUnion(component.filter { passes(names, through: $0, within: members) })
    }
  }

  private func passes(_ names: Set<Reference>, through node: Int, within members: Set<Int>) -> Bool {
    leakLinks.outgoing[node].contains { members.contains($0.target) && names.contains(graph.reference($0)) }
      && leakLinks.incoming[node].contains { members.contains($0.source) && names.contains(graph.reference($0)) }
  }

  private mutating func cut(_ way: Way) {
    if !way.candidates.isEmpty {
      let sets = HittingSets(ways.union([way.candidates])) { live.canAllBeWeak($0) }
      if !sets.smallest.isEmpty {
        ways.insert(way.candidates)
        choices = sets.smallest
        isMinimal = sets.isMinimal
        return
      }
    }
    released.insert(way.keeper)
  }

  /// The next path or cycle that one of the sets does not cut; `nil` if there is none.
  private mutating func missedWay() -> Way? {
    for choice in choices {
      let cut = released.union(choice)
      if let cycle = leakLinks.filtered({ !cut.contains(graph.reference($0)) }).firstCycle { return way(cycle: cycle) }
      let path = links.path(from: starts, avoiding: { cut.contains(graph.reference($0)) }, to: subjects.contains)
      if let path { return way(path: path) }
    }
    return nil
  }
}

extension LeakCover {
  /// A path or cycle that keeps something alive.
  private struct Way {
    /// The references on it that may be weak.
    let candidates: Set<Reference>
    /// The reference to release if none may be weak.
    let keeper: Reference
  }

  private mutating func way(cycle: [OwnershipGraph.Edge]) -> Way? {
    let weakable = cycle.filter(graph.leadsToInstance)
    let own = weakable.filter(live.isOwn)
    let edges = own.isEmpty ? weakable : own
    guard let keeper = (edges.isEmpty ? cycle : edges).map(graph.reference).min() else { return nil }
    return Way(candidates: permitted(edges.map(graph.reference)), keeper: keeper)
  }

  /// Finds the candidates on a path from a root: references to leaked objects, as those before are not to change.
  /// An element of a collection is removed rather than made weak.
  private mutating func way(path: [OwnershipGraph.Edge]) -> Way? {
    let weakable = path.filter { leaked.contains($0.target) && graph.leadsToInstance($0) }
    guard let keeper = weakable.first ?? path.last else { return nil }
    // If a reference was not there while all was well, it is not known if anything else holds its target.
    let own = weakable.filter { live.isOwn($0) && !$0.isElement }
    let candidates = own.map(graph.reference).filter(live.existed)
    return Way(candidates: permitted(candidates), keeper: graph.reference(keeper))
  }

  private mutating func permitted(_ references: [Reference]) -> Set<Reference> {
    for reference in references where verdicts[reference] == nil {
      verdicts[reference] = live.canAllBeWeak([reference])
    }
    return Set(references.filter { verdicts[$0] == true })
  }
}
