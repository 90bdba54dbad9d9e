import Measure
import Runs
import Texts

/// A comparison with a baseline as a table or as JSON.
public struct BaselineReport: Encodable, Sendable {
  let schema = 1
  let baseline: String
  let tolerance: Double
  let changes: [Entry]
  let counts: [CountChange]
  let differences: [String]
  let unmatched: [String]
  let missing: [String]

  struct Entry: Encodable {
    let pattern: String
    let benchmark: String
    let ratioBefore: Double
    let ratioAfter: Double
    let change: Double
    let changeCI95: [Double]?
    let verdict: String
    let regression: Bool
  }

  private let rows: [BaselineComparison.Row]

  private enum CodingKeys: String, CodingKey {
    case schema, baseline, tolerance, changes, counts, differences, unmatched, missing
  }

  /// Reports a comparison with the baseline of a name.
  public init(_ comparison: BaselineComparison, name: String, tolerance: Double) {
    baseline = name
    self.tolerance = tolerance
    rows = comparison.rows
    counts = comparison.counts
    differences = comparison.differences
    unmatched = comparison.unmatched
    missing = comparison.missing
    changes = rows.map {
      Entry(
        pattern: $0.pattern,
        benchmark: $0.benchmark,
        ratioBefore: $0.before,
        ratioAfter: $0.after,
        change: $0.change.ratio,
        changeCI95: $0.change.interval.isKnown ? [$0.change.interval.lower, $0.change.interval.upper] : nil,
        verdict: Self.text(of: $0.verdict),
        regression: $0.isRegression
      )
    }
  }

  /// The report for a terminal.
  public func text(_ layout: Layout) -> String {
    var table = TextTable(["", "benchmark", "then", "now", "change", "interval", ""], leading: 2)
    for row in rows { table.add(cells(row)) }
    let regressions = "\(rows.count { $0.isRegression }) of \(rows.count) regressed"
    let foot =
      ["then, now: the ratio to the reference in each run", rows.isEmpty ? "no time could be compared" : regressions]
      + counts.map(\.text) + unmatched.map { "\($0): it or its reference is not in the baseline" }
      + missing.map { "\($0): in the baseline only" }
    // Names come from a file, which another person may have written.
    return (["against \(baseline)"] + table.lines(layout) + foot.map(\.visible)).joined(separator: "\n") + "\n"
  }

  private func cells(_ row: BaselineComparison.Row) -> [TextTable.Cell] {
    let interval = row.change.interval
    let bounds = [interval.lower, interval.upper].map { SignificantDigits.format($0, interval: interval) }
    let style: TextTable.Style = row.isRegression ? .bad : row.verdict == .faster ? .good : .plain
    return [
      TextTable.Cell(row.pattern), TextTable.Cell(row.benchmark),
      TextTable.Cell("\(ratio(row.before, interval))×"), TextTable.Cell("\(ratio(row.after, interval))×"),
      TextTable.Cell("\(SignificantDigits.format(row.change.ratio, interval: interval))×", style),
      TextTable.Cell(interval.isKnown ? bounds.joined(separator: "…") : "unknown"),
      TextTable.Cell(row.isRegression ? "regressed" : Self.text(of: row.verdict), style),
    ]
  }

  private func ratio(_ value: Double, _ interval: Interval) -> String {
    SignificantDigits.format(value, interval: interval)
  }

  private static func text(of verdict: Verdict) -> String {
    switch verdict {
    case .tie: "no change shown"
    case .faster: "faster"
    case .slower: "slower"
    }
  }
}
