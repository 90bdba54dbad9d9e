import Conformance
public import Runs
public import Suites

/// The result of one scenario on one contender, in JSON.
public struct ConformanceEntry: Codable, Sendable {
  let pattern: String
  let variant: String?
  let scenario: String
  let title: String
  let rule: Int
  let passed: Bool
  let message: String?

  /// Describes a result of one of the contenders.
  public init(_ result: ConformanceResult, among contenders: [Contender]) {
    let contender = contenders.first { $0.id == result.contender }
    pattern = contender?.pattern ?? result.contender
    variant = contender?.variant
    scenario = result.scenario.id
    title = result.scenario.title
    rule = result.scenario.rule
    passed = result.passed
    message = result.message
  }
}
