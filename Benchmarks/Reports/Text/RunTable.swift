import Suites

/// A run's results for a terminal.
struct RunTable {
  private let results: RunResults
  private let findings: ProbeFindings
  private let glance: GlanceTable

  init(_ results: RunResults, _ findings: ProbeFindings, _ facts: PackageFacts?) {
    self.results = results
    self.findings = findings
    glance = GlanceTable(results: results, findings: findings, facts: facts)
  }

  func text(_ layout: Layout) -> String {
    let tables = RunTables(results: results, findings: findings)
    let headline = RunHeadline(results: results, findings: findings)
    var blocks = [headline.head]
    if let table = glance.table { blocks.append(["AT A GLANCE"] + table.lines(layout) + glance.notes) }
    if let allWell = headline.allWell {
      blocks.append([allWell])
    } else if let retention = tables.retention {
      blocks.append(["CONFORMANCE AND RETENTION"] + retention.lines(layout) + headline.retentionNote)
    }
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks.append(["\(suite.rawValue.uppercased()): \(suite.summary)"] + table.lines(layout))
    }
    if results.analysis != nil { blocks.append([headline.timesNote] + headline.noise) }
    for suite in TimedSuite.allCases {
      for count in RunTables.Count.allCases {
        guard let table = tables.counts(count, suite) else { continue }
        blocks.append(["\(suite.rawValue.uppercased()), \(count.rawValue.uppercased())"] + table.lines(layout))
      }
    }
    blocks.append(headline.countsNote)
    blocks.append(headline.foot)
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
