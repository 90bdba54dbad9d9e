/// Which of the leaked objects have to go, so that the others go with them.
struct LeakSubjects {
  /// Instances of the app's own types.
  let own: Set<Int>
  /// What leads to one of these without being one, strongly or not, and to which: a closure, say, that is to be called when
  /// something happens, and who will call it.
  let registrations: [Int: Int]
  /// The own ones, and what has nothing to do with any of them.
  let all: Set<Int>
  /// What hangs on an own one, or leads to one, without being one.
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

  /// What hangs on own ones, or leads to them, and holds each other in a circle by references that are not the app's, as a
  /// request that is under way may do, by circle: whom it is made for ends it when it goes.
  func loops(in links: Links, _ live: LiveOwnership) -> [Int: Int] {
    let inside = links.filtered { edge in
      company.contains(edge.source) && company.contains(edge.target) && !live.declares(edge)
    }
    return Components(inside).cyclic.enumerated().reduce(into: [:]) { loops, circle in
      for node in circle.element { loops[node] = circle.offset }
    }
  }
}
