import Measure
import Runs
import Suites

/// The growth of costs with size, in JSON.
public struct SweepDocument: Encodable, Sendable {
  let schema = 1
  let seed: UInt64
  let budgetSeconds: Double
  let growth: [Entry]
  /// Errors, a line each; a contender that failed at one size has no growth.
  let problems: [String]

  struct Entry: Encodable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let sizes: [Int]
    let unit = "ns"
    let medians: [Double]
    let exponent: Double?
    let exponentCI95: [Double]?
    /// The exponent of retains and releases; missing if they could not be counted.
    let countedExponent: Double?
  }

  init(_ growths: [Sweep.Growth], _ counts: SweepCounts, _ problems: [String], seed: UInt64, budget: Double) {
    self.seed = seed
    self.problems = problems
    budgetSeconds = budget
    growth = growths.map { growth in
      let interval = growth.fit?.interval
      return Entry(
        pattern: growth.contender.pattern,
        variant: growth.contender.variant,
        suite: growth.benchmark.suite.rawValue,
        benchmark: growth.benchmark.name,
        sizes: growth.sizes,
        medians: growth.estimates.map(\.median),
        exponent: growth.fit?.exponent,
        exponentCI95: interval.flatMap { $0.isKnown ? [$0.lower, $0.upper] : nil },
        countedExponent: counts.fit(growth.contender.id, growth.benchmark.id, at: growth.sizes)?.exponent
      )
    }
  }
}
