/// The leaked objects that have to go, so that the others go with them.
struct LeakSubjects {
  /// Instances of the app's own types.
  let own: Set<Int>
  /// The leaked objects that lead to an own instance, by any reference, each with that instance: a closure, say, that
  /// is called when something happens, and its holder.
  let registrations: [Int: Int]
  /// The own instances, and leaked objects that are not connected to any of them.
  let all: Set<Int>
  /// The leaked objects that an own instance holds, or that lead to one, without being one.
  private let company: Set<Int>

  init(_ graph: OwnershipGraph, _ links: Links, leaked: Set<Int>, _ live: LiveOwnership) {
    let own = leaked.filter { graph.nodes[$0].kind == .instance && live.isOwn(graph.nodes[$0]) }
    var registrations: [Int: Int] = [:]
    var queue: [Int] = []
    for edge in graph.edges where own.contains(edge.target) && leaked.contains(edge.source) {
      guard !own.contains(edge.source), registrations[edge.source] == nil else { continue }
      registrations[edge.source] = edge.target
      queue.append(edge.source)
    }
    while let node = queue.popLast() {
      for edge in links.incoming[node] where leaked.contains(edge.source) && !own.contains(edge.source) {
        guard registrations[edge.source] == nil else { continue }
        registrations[edge.source] = registrations[node]
        queue.append(edge.source)
      }
    }
    self.own = own
    self.registrations = registrations
    company = leaked.subtracting(own).intersection(links.distances(from: own.sorted()).keys).union(registrations.keys)
    all = leaked.subtracting(company)
  }

  /// Numbers the cycles of `company` by node: cycles of references that the app does not declare, as in a request under
  /// way. The object that a request is made for ends it when it goes.
  func loops(in links: Links, _ live: LiveOwnership) -> [Int: Int] {
    let inside = links.filtered { edge in
      company.contains(edge.source) && company.contains(edge.target) && !live.declares(edge)
    }
    return Components(inside).cyclic.enumerated().reduce(into: [:]) { loops, circle in
      for node in circle.element { loops[node] = circle.offset }
    }
  }
}
