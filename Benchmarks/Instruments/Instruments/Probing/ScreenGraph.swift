/// The references between objects on a live screen.
public struct ScreenGraph: Sendable, Codable {
  /// A screen to look at.
  public enum Screen: String, Sendable, Codable, CaseIterable {
    /// The loaded dashboard.
    case dashboard
    /// The details, open on top of the dashboard.
    case details
  }

  /// The contender's id.
  public let contender: String
  /// The screen.
  public let screen: Screen
  /// The instances that are not the standard library's; storage and closures are shown as the references they are.
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

  /// The part of the graph with types of some modules; references through other objects are kept.
  public func graph(ofModules modules: Set<String>) -> OwnershipGraph {
    graph.reachable { node in modules.contains(String(node.type.prefix { $0 != "." })) }
  }
}

/// The objects left of a contender in all scenarios together, and the changes after which none is.
public struct ContenderLeaks: Sendable, Codable {
  /// The contender's id.
  public let contender: String
  /// The worst result of the scenarios.
  public let remains: Remains
  /// The objects left, and why: every object once, and every reason once, whatever the scenario.
  public let left: LeakReport

  /// Notes what was found.
  public init(contender: String, remains: Remains, left: LeakReport) {
    self.contender = contender
    self.remains = remains
    self.left = left
  }
}
