public import Ownership

/// Who holds whom on a live screen.
public struct ScreenGraph: Sendable, Codable {
  /// A screen to look at.
  public enum Screen: String, Sendable, Codable, CaseIterable {
    /// The loaded dashboard.
    case dashboard
    /// Details, open on top of it.
    case details
  }

  /// Who was looked at.
  public let contender: String
  /// The screen.
  public let screen: Screen
  /// Instances that are not the standard library's; storage and closures are shown as the references they are.
  public let graph: OwnershipGraph
  /// Everything that the app and its window keep alive, by type.
  public let alive: [String: Int]

  /// Notes what was found.
  public init(contender: String, screen: Screen, graph: OwnershipGraph, alive: [String: Int]) {
    self.contender = contender
    self.screen = screen
    self.graph = graph
    self.alive = alive
  }

  /// The part that the contender's own module and another declare, what lies between passed over.
  public func graph(ofModules modules: Set<String>) -> OwnershipGraph {
    graph.reachable { node in modules.contains(String(node.type.prefix { $0 != "." })) }
  }
}
