/// What is left of objects that should be gone, and why.
public struct LeakReport: Sendable, Hashable, Codable {
  /// How many objects leaked.
  public let count: Int
  /// How large they are together.
  public let bytes: Int
  /// How many of each type.
  public let byType: [String: Int]
  /// Why, the largest first; every leaked object is in one of them.
  public let traces: [LeakTrace]
  /// What to change so that nothing leaks.
  public let remedy: Remedy

  /// That nothing is left.
  public static var nothing: LeakReport { LeakReport(OwnershipGraph(nodes: [], edges: []), leaked: []) }

  /// Whether nothing leaked.
  public var isEmpty: Bool { count == 0 }

  /// Explains why objects are alive.
  ///
  /// - Parameters:
  ///   - leaked: the places of the nodes that should be gone.
  ///   - live: who held whom while they should not: tells which references may be weak.
  public init(_ graph: OwnershipGraph, leaked: Set<Int>, live: LiveOwnership = LiveOwnership()) {
    let finder = LeakFinder(graph, leaked: leaked, live)
    count = leaked.count
    bytes = leaked.reduce(0) { $0 + graph.nodes[$1].bytes }
    byType = leaked.reduce(into: [:]) { $0[graph.nodes[$1].type, default: 0] += 1 }
    traces = finder.traces
    remedy = finder.remedy
  }
}
