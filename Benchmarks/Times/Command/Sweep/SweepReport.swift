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

  /// The report for a terminal: a table per benchmark, the exponent last.
  public func text(_ layout: Layout) -> String {
    var seen: Set<String> = []
    let benchmarks = growths.map(\.benchmark).filter { seen.insert($0.id).inserted }
    return benchmarks.map { text(of: $0, layout) }.joined(separator: "\n")
      + "\ncost = factor · size^exponent, fitted by least squares of the logarithms, with a 95 % interval. "
      + "Exponent 0: cost does not grow; 1: it grows in proportion\n"
      + "counted: the exponent of retains and releases, which are counted exactly\n"
      + (document.problems + counts.reasons + warnings).map { "\($0)\n" }.joined()
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
    let sizes = rows.first?.sizes ?? []
    var table = TextTable([""] + sizes.map { "\($0)" } + ["exponent", "", "counted"], closeColumns: [sizes.count + 2])
    for row in rows {
      let times = row.estimates.map { DurationFormat.format(nanoseconds: $0.median, interval: $0.interval) }
      table.add(
        [TextTable.Cell(row.contender.name)] + times.map { TextTable.Cell($0) } + exponent(row.fit) + [counted(row)]
      )
    }
    let lines = ["\(benchmark.id): \(benchmark.summary)"] + table.lines(layout)
    return lines.joined(separator: "\n") + "\n"
  }

  private func counted(_ row: Sweep.Growth) -> TextTable.Cell {
    TextTable.Cell(
      counts.fit(row.contender.id, row.benchmark.id, at: row.sizes).map { decimal($0.exponent) } ?? TextTable.missing
    )
  }

  private func exponent(_ fit: LogLogFit?) -> [TextTable.Cell] {
    guard let fit else { return [TextTable.Cell(TextTable.missing), ""] }
    guard fit.interval.isKnown else { return [TextTable.Cell(decimal(fit.exponent)), ""] }
    return [
      TextTable.Cell(decimal(fit.exponent)),
      TextTable.Cell("\(decimal(fit.interval.lower)) to \(decimal(fit.interval.upper))"),
    ]
  }

  private func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = "\(abs(hundredths) % 100)"
    let sign = hundredths < 0 ? "-" : ""
    return "\(sign)\(abs(hundredths) / 100).\(fraction.count == 1 ? "0" : "")\(fraction)"
  }
}
