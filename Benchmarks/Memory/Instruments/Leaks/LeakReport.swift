/// A report on objects that should be gone: their number, and the reasons why they are alive.
public struct LeakReport: Sendable, Hashable, Codable {
  /// The number of leaked objects.
  public let count: Int
  /// The size of all leaked objects together, in bytes.
  public let bytes: Int
  /// The number of leaked objects of each type.
  public let byType: [String: Int]
  /// The reasons, the largest first; every leaked object is in one of them.
  public let traces: [LeakTrace]
  /// The changes after which nothing leaks.
  public let remedy: Remedy

  /// An empty report.
  public static var nothing: LeakReport { LeakReport(OwnershipGraph(nodes: [], edges: []), leaked: []) }

  /// True if nothing leaked.
  public var isEmpty: Bool { count == 0 }

  /// Explains why objects are alive.
  ///
  /// - Parameters:
  ///   - leaked: the places of the nodes that should be gone.
  ///   - live: the references from a time when nothing should be gone; tells which of them may be weak.
  public init(_ graph: OwnershipGraph, leaked: Set<Int>, live: LiveOwnership = LiveOwnership()) {
    let finder = LeakFinder(graph, leaked: leaked, live)
    count = leaked.count
    bytes = leaked.reduce(0) { $0 + graph.nodes[$1].bytes }
    byType = leaked.reduce(into: [:]) { $0[graph.nodes[$1].type, default: 0] += 1 }
    traces = finder.traces
    remedy = finder.remedy
  }
}
