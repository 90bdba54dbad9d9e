import Suites

/// A run's results for a terminal.
struct RunTable {
  private let results: RunResults
  private let findings: ProbeFindings

  init(_ results: RunResults, _ findings: ProbeFindings) {
    self.results = results
    self.findings = findings
  }

  func text(colors: Bool) -> String {
    let tables = RunTables(results: results, findings: findings)
    let headline = RunHeadline(results: results, findings: findings)
    var blocks = [headline.head]
    if let retention = tables.retention {
      blocks.append(["CONFORMANCE AND RETENTION"] + retention.lines(colors: colors) + [headline.retentionNote])
    }
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks.append(["\(suite.rawValue.uppercased()): \(suite.summary)"] + table.lines(colors: colors))
    }
    if results.analysis != nil { blocks.append([headline.timesNote] + headline.noise) }
    for suite in TimedSuite.allCases {
      guard let table = tables.counts(suite) else { continue }
      blocks.append(["\(suite.rawValue.uppercased()), COUNTED"] + table.lines(colors: colors))
    }
    if tables.hasCounts { blocks.append([headline.countsNote]) }
    blocks.append(headline.foot)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
