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
    /// The things that sizes count, such as `users`.
    let sizeUnit: String
    let unit = "ns"
    let medians: [Double]
    /// The line through the medians, in ns; missing for a single size.
    let fit: Fit?
    /// The exponent of a power law, and its interval; missing if they are no finding, or if the line describes the medians.
    let exponent: Double?
    let exponentCI95: [Double]?
    /// The retains and releases at each size, with the same of them; missing if they could not be counted.
    let counted: Counted?
  }

  struct Counted: Encodable {
    let unit = "retains and releases"
    let values: [Double]
    let fit: Fit?
    let exponent: Double?
    let exponentCI95: [Double]?
  }

  /// The line of a fixed cost and a cost per thousand of what sizes count.
  struct Fit: Encodable {
    /// True if the line describes the costs; if not, it has no parts.
    let describes: Bool
    let fixed: Double?
    let perThousand: Double?
    /// The greatest difference from a cost, as a share of it; missing if there are as many parts as sizes.
    let offBy: Double?

    init(_ line: GrowthFit) {
      describes = line.describes
      fixed = line.describes ? line.fixed : nil
      perThousand = line.describes ? line.perUnit * 1_000 : nil
      offBy = line.isTested ? line.offBy : nil
    }
  }

  init(_ growths: [Sweep.Growth], _ counts: SweepCounts, _ problems: [String], seed: UInt64, budget: Double) {
    self.seed = seed
    self.problems = problems
    budgetSeconds = budget
    growth = growths.map { growth in
      Entry(
        pattern: growth.contender.pattern,
        variant: growth.contender.variant,
        suite: growth.benchmark.suite.rawValue,
        benchmark: growth.benchmark.name,
        sizes: growth.sizes,
        sizeUnit: growth.sizeUnit.rawValue,
        medians: growth.estimates.map(\.median),
        fit: growth.line.map(Fit.init),
        exponent: growth.power?.finding(beside: growth.line)?.exponent,
        exponentCI95: growth.power?.finding(beside: growth.line)?.bounds,
        counted: counts.growth(growth.contender.id, growth.benchmark.id, at: growth.sizes).map { counted in
          Counted(
            values: counted.values,
            fit: counted.line.map(Fit.init),
            exponent: counted.power?.finding(beside: counted.line)?.exponent,
            exponentCI95: counted.power?.finding(beside: counted.line)?.bounds
          )
        }
      )
    }
  }
}

extension LogLogFit {
  /// The fit if its exponent is a finding and no line describes the costs, which says more; `nil` otherwise.
  func finding(beside line: GrowthFit?) -> LogLogFit? { isFinding && line?.describes != true ? self : nil }

  /// The bounds of the exponent's interval.
  fileprivate var bounds: [Double] { [interval.lower, interval.upper] }
}
