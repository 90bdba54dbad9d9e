public import Conformance

/// What can be traced.
public enum TraceSubject: Sendable {
  /// Something that the app is for, recorded bit by bit.
  case flow(Flow)
  /// A scenario of the conformance suite, recorded as a whole.
  case scenario(Scenario)

  /// Finds what a name means: a flow's, such as `deep-link`, or a scenario's id.
  public init?(named name: String) {
    if let flow = Flow.all.first(where: { $0.id == name }) {
      self = .flow(flow)
    } else if let scenario = ConformanceSuite.scenarios.first(where: { $0.id == name }) {
      self = .scenario(scenario)
    } else {
      return nil
    }
  }
}
