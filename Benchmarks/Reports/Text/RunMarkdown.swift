import Foundation
import Suites

/// A run's results as Markdown, for a pull request.
struct RunMarkdown {
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  func text() -> String {
    let tables = RunTables(results: results)
    let headline = RunHeadline(results: results)
    var blocks = [headline.head.map { "\($0)  " }]
    blocks += [["### Conformance and retention"], tables.retention.markdown, [headline.retentionNote]]
    for suite in TimedSuite.allCases {
      guard let table = tables.times(suite) else { continue }
      blocks += [["### \(suite.rawValue.capitalized): \(suite.summary)"], table.markdown]
    }
    if results.analysis != nil { blocks.append([headline.timesNote]) }
    blocks.append(headline.foot.map { "- \($0)" })
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
