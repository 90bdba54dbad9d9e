import Foundation
import Runs
import Suites

/// A run's results as Markdown, for a pull request.
struct RunMarkdown {
  private let results: RunResults
  private let findings: ProbeFindings
  private let glance: GlanceTable

  init(_ results: RunResults, _ findings: ProbeFindings, _ facts: ShownFacts?) {
    self.results = results
    self.findings = findings
    glance = GlanceTable(results: results, findings: findings, facts: facts)
  }

  func text() -> String {
    let tables = RunTables(results: results, findings: findings)
    let headline = RunHeadline(results: results, findings: findings)
    var blocks = [headline.head.map { "\($0)  " }]
    blocks += glance.tables.flatMap { [["### \($0.title)"], $0.table.markdown] } + [glance.notes.map { "\($0)  " }]
    if let allWell = headline.allWell {
      blocks.append([allWell])
    } else if let retention = tables.retention {
      blocks += [["### Conformance and retention"], retention.markdown, headline.retentionNote]
    }
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks += [["### \(suite.rawValue.capitalized): \(suite.summary)"], table.markdown]
      for count in RunTables.Count.allCases {
        guard let counts = tables.counts(count, suite) else { continue }
        blocks += [["#### \(suite.rawValue.capitalized), \(count.rawValue)"], counts.markdown]
      }
    }
    blocks.append(headline.countsNote.map { "\($0)  " })
    if results.analysis != nil { blocks.append([headline.timesNote]) }
    blocks.append((headline.noise + headline.foot).map { "- \($0)" })
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
