public import Conformance

/// Runs the conformance suite before anything is timed: only what is equal is compared.
public struct ConformanceGate {
  private let scenarios: [Scenario]

  /// A gate of scenarios, all of them unless told otherwise.
  public init(_ scenarios: [Scenario] = ConformanceSuite.scenarios) {
    self.scenarios = scenarios
  }

  /// Runs every scenario on a contender, and tells of each as it ends.
  public func check(_ contender: Contender, each: (ConformanceResult) -> Void = { _ in }) -> [ConformanceResult] {
    scenarios.map { scenario in
      let result = run(scenario, on: contender)
      each(result)
      return result
    }
  }

  private func run(_ scenario: Scenario, on contender: Contender) -> ConformanceResult {
    do {
      try scenario.run(contender.app)
      return ConformanceResult(contender: contender.id, scenario: scenario, failure: nil)
    } catch {
      return ConformanceResult(contender: contender.id, scenario: scenario, failure: "\(error)")
    }
  }
}
