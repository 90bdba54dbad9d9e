import Measure
public import Runs
import Suites

/// The growth of costs with size, as a table or as JSON.
public struct SweepReport: Sendable {
  /// The figures for JSON.
  public let document: SweepDocument
  private let growths: [Sweep.Growth]
  private let counts: SweepCounts
  private let budget: Double
  private let seconds: Double

  /// Creates a report from the growth of times, and from the instrumented program's counts at the same sizes.
  ///
  /// - Parameters:
  ///   - outcomes: the growth of times.
  ///   - counts: the counts at the same sizes.
  ///   - seed: the seed of all random choices.
  ///   - budget: the planned duration, in seconds.
  ///   - seconds: the actual duration.
  public init(_ outcomes: [Sweep.Outcome], _ counts: SweepCounts, seed: UInt64, budget: Double, seconds: Double) {
    growths = outcomes.flatMap(\.growths)
    self.budget = budget
    self.seconds = seconds
    self.counts = counts
    let problems = outcomes.flatMap(\.problems) + counts.problems
    document = SweepDocument(growths, counts, problems, seed: seed, budget: budget)
  }

  /// True if there were no problems at any size.
  public var isFine: Bool { document.problems.isEmpty }

  /// The report for a terminal: for each benchmark a table of times and one of counts, what follows from them last.
  public func text(_ layout: Layout) -> String {
    var seen: Set<String> = []
    let benchmarks = growths.map(\.benchmark).filter { seen.insert($0.id).inserted }
    return benchmarks.map { text(of: $0, layout) }.joined(separator: "\n")
      + "\n"
      + (notes + document.problems + counts.reasons + warnings).map { "\($0)\n" }.joined()
  }

  /// The meaning of the columns.
  private var notes: [String] {
    guard growths.contains(where: { $0.line != nil }) else { return [] }
    let noise = [GrowthFit.noiseOfTime, GrowthFit.noiseOfCount].map(SweepTable.percent)
    return [
      "cost = a + b·n at size n: a is fixed, b · 1000 is per 1000; fitted by least squares of relative errors, a and b at least 0. "
        + "The simplest line is shown that is right within the noise: \(noise[0]) and a time's interval, \(noise[1]) of a count. "
        + "\(SweepTable.undescribed): there is no such line",
      "off by: the greatest relative error of the line; empty if any line would do, as there are too few sizes",
    ] + (hasExponent ? [Self.noteOfExponents] : [])
  }

  private static let noteOfExponents =
    "exponent: cost = factor · size^exponent, where no line is shown; only from \(LogLogFit.leastSizes) sizes on, and if its 95 % "
    + "interval is within ±\(LogLogFit.greatestHalfWidth)"

  private var hasExponent: Bool {
    document.growth.contains { $0.exponent != nil || $0.counted?.exponent != nil }
  }

  /// A warning if the budget was exceeded by more than a tenth and a second.
  private var warnings: [String] {
    guard seconds > budget * 1.1 + 1 else { return [] }
    return [
      "This took \(Int(seconds.rounded())) s, longer than the budget of \(tenths(budget)) s:"
        + " to count, and to measure each size the least number of times. --sizes, --observers and --filter make it shorter"
    ]
  }

  private func tenths(_ value: Double) -> String {
    SignificantDigits.format(value, interval: .init(lower: value - 0.1, upper: value + 0.1))
  }

  private func text(of benchmark: Benchmark, _ layout: Layout) -> String {
    let rows = growths.filter { $0.benchmark.id == benchmark.id }
    guard let first = rows.first else { return "" }
    var times = SweepTable(of: first.sizes, first.sizeUnit.rawValue)
    var counts = times
    for row in rows {
      let medians = row.estimates.map { DurationFormat.format(nanoseconds: $0.median, interval: $0.interval) }
      times.add(row.contender.name, medians, row.line, row.power) {
        DurationFormat.format(nanoseconds: $0, interval: $1)
      }
      if let counted = counted(row) {
        // Counts are exact, so that all digits are told.
        counts.add(row.contender.name, counted.values.map(SweepTable.count), counted.line, counted.power) { value, _ in
          SweepTable.count(value)
        }
      }
    }
    let head = ["\(benchmark.id): \(benchmark.summary)"] + times.lines(layout)
    let lines = counts.isEmpty ? head : head + ["retains and releases:"] + counts.lines(layout)
    return lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ growth: Sweep.Growth) -> SweepCounts.Growth? {
    counts.growth(growth.contender.id, growth.benchmark.id, at: growth.sizes)
  }
}

/// A table of one cost at several sizes, and of the line through them.
private struct SweepTable {
  /// The words in the place of a line's parts.
  static let undescribed = "not a + b·n"

  private let head: [String]
  private var rows: [[String]] = []

  init(of sizes: [Int], _ unit: String) {
    head = [unit] + sizes.map { "\($0)" } + ["fixed", "per 1000", "off by", "exponent"]
  }

  /// True if no row was added.
  var isEmpty: Bool { rows.isEmpty }

  /// Adds a contender's costs.
  ///
  /// - Parameters:
  ///   - name: the contender's name.
  ///   - costs: the costs as they are written.
  ///   - line: the line through them.
  ///   - power: the power law of them.
  ///   - format: writes a part of the line, with the interval that its noise gives.
  mutating func add(
    _ name: String,
    _ costs: [String],
    _ line: GrowthFit?,
    _ power: LogLogFit?,
    format: (Double, Interval) -> String
  ) {
    func part(_ value: Double, _ uncertainty: Double) -> String {
      value == 0 ? "0" : format(value, Interval(lower: value - uncertainty, upper: value + uncertainty))
    }
    var parts = ["", "", ""]
    if let line {
      parts[2] = line.isTested ? Self.percent(line.offBy) : ""
      if line.describes {
        parts[0] = part(line.fixed, line.uncertaintyOfFixed)
        parts[1] = part(line.perUnit * 1_000, line.uncertaintyPerUnit * 1_000)
      } else {
        parts[0] = Self.undescribed
      }
    }
    let exponent = power?.finding(beside: line).map {
      "\(Self.decimal($0.exponent)) ± \(Self.decimal($0.interval.halfWidth))"
    }
    rows.append([name] + costs + parts + [exponent ?? ""])
  }

  /// The lines of the table, without columns in which there is nothing.
  func lines(_ layout: Layout) -> [String] {
    let filled = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    var table = TextTable(filled.map { head[$0] })
    for row in rows { table.add(filled.map { TextTable.Cell(row[$0]) }) }
    return table.lines(layout)
  }

  /// Returns a share as a percentage; one under a half per cent is 0.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  /// Returns a count, with one digit after the point unless it is whole.
  static func count(_ value: Double) -> String { Fact.short((value * 10).rounded() / 10) }

  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = "\(abs(hundredths) % 100)"
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(abs(hundredths) / 100).\(fraction.count == 1 ? "0" : "")\(fraction)"
  }
}
