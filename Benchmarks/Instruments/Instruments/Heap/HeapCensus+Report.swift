extension HeapCensus {
  /// What is left since an earlier census, and why.
  ///
  /// - Parameter roots: objects that are held from outside the heap, with what a person calls the holder.
  public func report(since earlier: HeapCensus, roots: [(object: AnyObject, name: String)] = []) -> LeakReport {
    let serials = Set(left(since: earlier).map(\.serial))
    if serials.isEmpty { return LeakReport(OwnershipGraph(nodes: [], edges: []), leaked: []) }
    let graph = graph(roots: roots)
    return LeakReport(graph, leaked: Set(graph.nodes.indices.filter { serials.contains(graph.nodes[$0].serial) }))
  }
}
