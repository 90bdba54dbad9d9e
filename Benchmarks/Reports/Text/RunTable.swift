import Suites

/// A run's results for a terminal.
struct RunTable {
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  func text(colors: Bool) -> String {
    let tables = RunTables(results: results)
    let headline = RunHeadline(results: results)
    var blocks = [headline.head]
    blocks.append(["CONFORMANCE AND RETENTION"] + tables.retention.lines(colors: colors) + [headline.retentionNote])
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks.append(["\(suite.rawValue.uppercased()): \(suite.summary)"] + table.lines(colors: colors))
    }
    if results.analysis != nil {
      blocks.append([headline.timesNote] + headline.foot)
    } else {
      blocks.append(headline.foot)
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
