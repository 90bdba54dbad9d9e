extension HeapCensus {
  /// Finds objects that are alive after their screen has gone, though not more of them with every further screen.
  ///
  /// Of the objects made since the screen was first opened, these are the app's own instances, objects that its code
  /// holds, and objects that only these keep alive. UIKit's own last transition, say, is not the app's. An object that
  /// was made once, and not again when the screen is opened again, is kept for reuse.
  ///
  /// - Parameters:
  ///   - outset: the census before the screen was first opened.
  ///   - steady: the census before it was last opened.
  ///   - open: the number of objects of each type while it was last open.
  ///   - grown: types that grow with every time that it is opened; they are left out.
  ///   - roots: objects that are held from outside the heap, with the holders' names.
  ///   - modules: the app's own modules.
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

  /// Finds the app's own instances that were made since its launch and outlive it, and what only these keep alive.
  ///
  /// - Parameters:
  ///   - outset: the census before it was launched.
  ///   - grown: types that grow with every app; they are left out.
  ///   - roots: objects that are held from outside the heap, with the holders' names.
  ///   - modules: the app's own modules.
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

  /// Filters objects: the app's own instances, those that its own code holds, and those that only these keep alive.
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
    // An object that is reached without them is kept alive by others.
    let rest = links.filtered { !own.contains($0.target) }.distances(from: graph.roots.map(\.node))
    let hanging = links.distances(from: own.sorted()).keys.filter { chosen.contains($0) && rest[$0] == nil }
    let left = Set(hanging.map { graph.nodes[$0].serial })
    return Leftovers(self.objects.filter { left.contains($0.serial) }, in: self, roots: roots)
  }
}
