public import Conformance
public import Foundation
import Suites

/// Runs the conformance suite before anything is timed: only apps that behave alike are compared.
///
///     let results = ConformanceGate().check(Contender(MVCApp.self))
///     print(results.filter { !$0.passed }.map(\.scenario.id))
public struct ConformanceGate {
  private let scenarios: [Scenario]
  private let program: URL?
  private let staysInProcess: Bool

  /// Makes a gate of scenarios: by default all of the suite.
  ///
  /// - Parameters:
  ///   - scenarios: the scenarios that every contender has to pass.
  ///   - program: the command, which runs contenders that may crash in a process of its own.
  ///   - staysInProcess: true if they run in this process nevertheless.
  public init(
    _ scenarios: [Scenario] = ConformanceSuite.scenarios,
    program: URL? = nil,
    staysInProcess: Bool = false
  ) {
    self.scenarios = scenarios
    self.program = program
    self.staysInProcess = staysInProcess
  }

  /// Runs every scenario on a contender, and calls `each` with each result.
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
    if contender.mayCrash && !staysInProcess {
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
  /// The contender's id.
  public let contender: String
  /// The scenario that was run.
  public let scenario: Scenario
  /// The reason for which the scenario failed, with the screen if it ran in this process; `nil` if it passed.
  public let failure: String?

  /// True if the scenario passed.
  public var passed: Bool { failure == nil }
  /// The failure's first line.
  public var message: String? { failure?.split(separator: "\n").first.map(String.init) }
}
