/// Objects that should be gone, with everything that holds them, as found at one moment.
public struct Leftovers: Sendable {
  private let graph: OwnershipGraph
  private let leaked: Set<Int>

  /// Keeps some objects of a census, with their holders.
  ///
  /// - Parameter roots: objects that are held from outside the heap, with the holders' names.
  public init(_ objects: [HeapObject], in census: HeapCensus, roots: [(object: AnyObject, name: String)] = []) {
    let serials = Set(objects.map(\.serial))
    let graph = serials.isEmpty ? OwnershipGraph(nodes: [], edges: []) : census.graph(roots: roots)
    self.init(graph, graph.nodes.indices.filter { serials.contains(graph.nodes[$0].serial) })
  }

  /// Keeps some nodes of a graph, with their holders.
  public init(_ graph: OwnershipGraph, _ leaked: [Int]) {
    // Only their holders explain why they are alive; objects that they merely refer to do not.
    let links = Links(graph, .strong)
    let kept = links.holders(of: Set(leaked)).sorted()
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    self.graph = graph.only(places)
    self.leaked = Set(leaked.compactMap { places[$0] })
  }

  /// Joins the leftovers of several moments; an object that is in several counts in the first.
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

  /// The number of objects that should be gone.
  public var count: Int { leaked.count }

  /// Explains why the objects are alive.
  ///
  /// - Parameter live: the references from a time when nothing should be gone; tells which of them may be weak.
  public func report(_ live: LiveOwnership) -> LeakReport {
    LeakReport(graph, leaked: leaked, live: live)
  }
}
