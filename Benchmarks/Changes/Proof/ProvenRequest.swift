public import Conformance
public import Suites
public import UsersInterface

/// A change request, and what shows that everybody has done it.
public nonisolated struct ProvenRequest: Sendable {
  /// Its folder.
  public let name: String
  /// The six, changed.
  public let contenders: [Contender]
  /// What they have to do since.
  public let scenarios: [Scenario]
  /// The ids of the specification's scenarios that the request contradicts.
  public let contradicted: Set<String>
  /// Makes of each of the six an app that begins where the specification does; most requests leave that as it is.
  public let beginning: @Sendable (any UsersApp.Type) -> any UsersApp.Type
  /// What a person can do since.
  public let gestures: [WalkGesture]
  /// Apps that have not done it, or not all of it.
  public let faults: [Fault]

  init(
    _ name: String,
    _ contenders: [Contender],
    _ scenarios: [Scenario],
    contradicted: Set<String> = [],
    beginning: @escaping @Sendable (any UsersApp.Type) -> any UsersApp.Type = { $0 },
    gestures: [WalkGesture] = [],
    faults: [Fault]
  ) {
    self.name = name
    self.contenders = contenders
    self.scenarios = scenarios
    self.contradicted = contradicted
    self.beginning = beginning
    self.gestures = gestures
    self.faults = faults
  }

  /// The requests that are done.
  public static let all = [
    email,
    posts,
    unsaved,
    selection,
    favourites,
    signIn,
    split,
  ]

  /// What still holds of the specification.
  public var remaining: [Scenario] { ConformanceSuite.scenarios.filter { !contradicted.contains($0.id) } }
}
