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

/// What is left of a contender in all scenarios together, and what to change so that nothing is.
public struct ContenderLeaks: Sendable, Codable {
  /// Who was looked at.
  public let contender: String
  /// What became of it, in the worst of the scenarios.
  public let remains: Remains
  /// What is left, and why: every object once, and every reason once, whatever the scenario.
  public let left: LeakReport

  /// Notes what was found.
  public init(contender: String, remains: Remains, left: LeakReport) {
    self.contender = contender
    self.remains = remains
    self.left = left
  }
}

/// What the leak finder says of a program that leaks on purpose, and of its copy that does not.
public struct PlantedReport: Sendable, Codable {
  /// Which program.
  public let kind: String
  /// Whether it made owners before what they own, `ownerFirst`, or after it, `ownedFirst`.
  public let order: String
  /// What was found when it leaked.
  public let leaking: LeakReport
  /// What was found when it did not.
  public let clean: LeakReport

  /// Notes what was found.
  public init(kind: String, order: String, leaking: LeakReport, clean: LeakReport) {
    self.kind = kind
    self.order = order
    self.leaking = leaking
    self.clean = clean
  }
}
