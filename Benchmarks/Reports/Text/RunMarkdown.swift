import Foundation
import Suites

/// A run's results as Markdown, for a pull request.
struct RunMarkdown {
  private let results: RunResults
  private let findings: ProbeFindings

  init(_ results: RunResults, _ findings: ProbeFindings) {
    self.results = results
    self.findings = findings
  }

  func text() -> String {
    let tables = RunTables(results: results, findings: findings)
    let headline = RunHeadline(results: results, findings: findings)
    var blocks = [headline.head.map { "\($0)  " }]
    if let retention = tables.retention {
      blocks += [["### Conformance and retention"], retention.markdown, [headline.retentionNote]]
    }
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks += [["### \(suite.rawValue.capitalized): \(suite.summary)"], table.markdown]
      if let counts = tables.counts(suite) { blocks += [counts.markdown, [headline.countsNote]] }
    }
    if results.analysis != nil { blocks.append([headline.timesNote]) }
    blocks.append((headline.noise + headline.foot).map { "- \($0)" })
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
