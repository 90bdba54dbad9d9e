public import Conformance
public import Foundation

/// Runs the conformance suite before anything is timed: only what is equal is compared.
///
///     let results = ConformanceGate().check(Contender(MVCApp.self))
///     print(results.filter { !$0.passed }.map(\.scenario.id))
public struct ConformanceGate {
  private let scenarios: [Scenario]
  private let program: URL?
  private let staysInProcess: Bool

  /// A gate of scenarios, all of them unless told otherwise.
  ///
  /// - Parameters:
  ///   - scenarios: what every contender has to pass.
  ///   - program: the command, which runs contenders that may crash in a process of its own.
  ///   - staysInProcess: whether they run in this one nevertheless.
  public init(
    _ scenarios: [Scenario] = ConformanceSuite.scenarios,
    program: URL? = nil,
    staysInProcess: Bool = false
  ) {
    self.scenarios = scenarios
    self.program = program
    self.staysInProcess = staysInProcess
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
    ConformanceResult(contender: contender.id, scenario: scenario, failure: failure(of: scenario, on: contender))
  }

  private func failure(of scenario: Scenario, on contender: Contender) -> String? {
    if contender.endsProcess && !staysInProcess {
      return ScenarioProcess(program: program).failure(of: scenario, on: contender)
    }
    do {
      try scenario.run(contender.app)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

/// The result of one scenario on one contender.
public nonisolated struct ConformanceResult: Sendable {
  /// The contender that was checked.
  public let contender: String
  /// The scenario that was checked.
  public let scenario: Scenario
  /// The difference from what has to be, with the screen; `nil` if the scenario passed.
  public let failure: String?

  /// True if the scenario passed.
  public var passed: Bool { failure == nil }
  /// The failure's first line.
  public var message: String? { failure?.split(separator: "\n").first.map(String.init) }
}
