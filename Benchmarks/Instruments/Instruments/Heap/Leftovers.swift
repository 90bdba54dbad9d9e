import Ownership

/// Objects that should be gone, and everything that holds them, as it was when they were found.
public struct Leftovers: Sendable {
  private let graph: OwnershipGraph
  private let leaked: Set<Int>

  /// Keeps some objects of a census, with who holds them.
  ///
  /// - Parameter roots: objects that are held from outside the heap, with what a person calls the holder.
  public init(_ objects: [HeapObject], in census: HeapCensus, roots: [(object: AnyObject, name: String)] = []) {
    let serials = Set(objects.map(\.serial))
    let graph = serials.isEmpty ? OwnershipGraph(nodes: [], edges: []) : census.graph(roots: roots)
    self.init(graph, graph.nodes.indices.filter { serials.contains(graph.nodes[$0].serial) })
  }

  /// Keeps some nodes of a graph, with who holds them.
  public init(_ graph: OwnershipGraph, _ leaked: [Int]) {
    // What does not hold them is not part of why they are there, but for what they only refer to.
    let links = Links(graph, .strong)
    let kept = links.holders(of: Set(leaked)).sorted()
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    self.graph = graph.only(places)
    self.leaked = Set(leaked.compactMap { places[$0] })
  }

  /// Those of several moments; an object that is left at more than one counts at the first.
  public init(_ parts: [Leftovers]) {
    var known: Set<Int> = []
    var leaked: Set<Int> = []
    var offset = 0
    for part in parts {
      for node in part.leaked where known.insert(part.graph.nodes[node].serial).inserted {
        leaked.insert(node + offset)
      }
      offset += part.graph.nodes.count
    }
    graph = OwnershipGraph(joining: parts.map(\.graph))
    self.leaked = leaked
  }

  /// How many there are.
  public var count: Int { leaked.count }

  /// Explains why they are there.
  ///
  /// - Parameter live: who held whom while they should not be gone: tells which references may be weak.
  public func report(_ live: LiveOwnership) -> LeakReport {
    LeakReport(graph, leaked: leaked, live: live)
  }
}
