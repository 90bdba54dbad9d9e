import Ownership

extension HeapCensus {
  /// What is alive though its screen has gone, and has not become more with every further one.
  ///
  /// Of what came since the screen was first opened, the app's own instances, what its own code holds, and what hangs on
  /// these. UIKit's own way to keep its last transition, say, is not the app's. What was made once, and is not made
  /// again when the screen is opened again, is kept to be used again.
  ///
  /// - Parameters:
  ///   - outset: what was there before the screen was first opened.
  ///   - steady: what was there before it was last opened.
  ///   - open: how many of each type there were while it was last open.
  ///   - grown: types that have become more with every time that it was opened: not looked at here.
  ///   - roots: objects that are held from outside the heap, with what a person calls the holder.
  ///   - modules: the app's own.
  public func lingering(
    since outset: HeapCensus,
    steady: HeapCensus,
    open: [String: Int],
    grown: Set<String>,
    roots: [(object: AnyObject, name: String)],
    modules: Set<String>
  ) -> Leftovers {
    let counts = byType
    let known = Set(steady.objects.map(\.serial))
    var names = TypeNames()
    let left = left(since: outset).filter { object in
      let type = names[object.metadata]
      let isKept = known.contains(object.serial) && (open[type] ?? 0) <= (counts[type] ?? 0)
      return !isKept && !grown.contains(type)
    }
    return ownPart(of: left, roots: roots, modules: modules)
  }

  /// What is alive though the app has ended: its own instances that came since it was launched, and what hangs on these.
  ///
  /// - Parameters:
  ///   - outset: what was there before it was launched.
  ///   - grown: types that become more with every app: not looked at here.
  ///   - roots: objects that are held from outside the heap, with what a person calls the holder.
  ///   - modules: the app's own.
  public func lingeringAfterEnd(
    since outset: HeapCensus,
    grown: Set<String>,
    roots: [(object: AnyObject, name: String)] = [],
    modules: Set<String>
  ) -> Leftovers {
    let known = Set(outset.objects.map(\.serial))
    var names = TypeNames()
    let new = objects.filter { !known.contains($0.serial) && !grown.contains(names[$0.metadata]) }
    return ownPart(of: new, roots: roots, modules: modules)
  }

  /// Of some objects the app's own instances, those that its own code holds, and what hangs on these.
  private func ownPart(
    of objects: [HeapObject],
    roots: [(object: AnyObject, name: String)],
    modules: Set<String>
  ) -> Leftovers {
    guard !objects.isEmpty else { return Leftovers([]) }
    let serials = Set(objects.map(\.serial))
    let graph = graph(roots: roots, globals: false)
    let chosen = Set(graph.nodes.indices.filter { serials.contains(graph.nodes[$0].serial) })
    let live = LiveOwnership(modules: modules)
    let instances = chosen.filter { graph.nodes[$0].kind == .instance }
    let held = graph.edges.filter { edge in
      edge.strength == .strong && edge.module != nil && live.isOwn(edge) && instances.contains(edge.target)
    }
    let own = instances.filter { live.isOwn(graph.nodes[$0]) }.union(held.map(\.target))
    let links = Links(graph, .strong)
    // What is alive without them as well hangs on others.
    let rest = links.filtered { !own.contains($0.target) }.distances(from: graph.roots.map(\.node))
    let hanging = links.distances(from: own.sorted()).keys.filter { chosen.contains($0) && rest[$0] == nil }
    let left = Set(hanging.map { graph.nodes[$0].serial })
    return Leftovers(self.objects.filter { left.contains($0.serial) }, in: self, roots: roots)
  }
}
