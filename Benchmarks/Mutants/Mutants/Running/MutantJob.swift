import Foundation

/// What a program made for mutants is told to do, a line between tabs; see `RunnerJob`.
struct MutantJob {
  /// After how many times the time that it takes unchanged it is ended, and the least time, in seconds of the processor.
  private static let limit = (factor: 10.0, least: 2.0)

  let line: String

  /// Role tests with a mutant switched on.
  init(_ mutant: Int, tests: [Reach.Attempt]) {
    // The library takes expressions for names.
    let expression = tests.map { "^" + NSRegularExpression.escapedPattern(for: $0.name) + "$" }
    line = Self.line("tests", mutant, tests, [expression.joined(separator: "|")])
  }

  /// Some scenarios with a mutant switched on, until one fails.
  init(_ mutant: Int, scenarios: [Reach.Attempt]) {
    line = Self.line("scenarios", mutant, scenarios, scenarios.map(\.name))
  }

  private static func line(_ part: String, _ mutant: Int, _ attempts: [Reach.Attempt], _ names: [String]) -> String {
    let time = attempts.reduce(0) { $0 + $1.time }
    let limit = max(limit.least, time * limit.factor)
    return ([part, "\(mutant)", "\(limit)"] + names).joined(separator: "\t")
  }
}
