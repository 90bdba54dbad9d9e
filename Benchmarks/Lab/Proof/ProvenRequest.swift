public import Conformance
public import Runs
public import Suites
public import UsersInterface

/// A change request, and the scenarios and faulty apps that show that all have done it.
public nonisolated struct ProvenRequest: Sendable {
  /// Its folder.
  public let name: String
  /// The six architectures after the change.
  public let contenders: [Contender]
  /// The scenarios that they have to pass since then.
  public let scenarios: [Scenario]
  /// The ids of the specification's scenarios that the request contradicts.
  public let contradicted: Set<String>
  /// Makes an app of each of the six that starts as the specification expects; most requests need no change for that.
  public let beginning: @Sendable (any UsersApp.Type) -> any UsersApp.Type
  /// The gestures that a person can make since then.
  public let gestures: [WalkGesture]
  /// Apps that have not done the request, or only a part of it.
  public let faults: [RequestFault]

  init(
    _ name: String,
    _ contenders: [Contender],
    _ scenarios: [Scenario],
    contradicted: Set<String> = [],
    beginning: @escaping @Sendable (any UsersApp.Type) -> any UsersApp.Type = { $0 },
    gestures: [WalkGesture] = [],
    faults: [RequestFault]
  ) {
    self.name = name
    self.contenders = contenders
    self.scenarios = scenarios
    self.contradicted = contradicted
    self.beginning = beginning
    self.gestures = gestures
    self.faults = faults
  }

  /// The scenarios of the specification that still hold.
  public var remaining: [Scenario] { ConformanceSuite.scenarios.filter { !contradicted.contains($0.id) } }
}
