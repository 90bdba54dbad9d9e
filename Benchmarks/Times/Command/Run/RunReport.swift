public import Runs

/// A run's results as text.
public struct RunReport: Sendable {
  private let results: RunResults
  private let findings: ProbeFindings
  private let facts: ShownFacts?

  /// Creates a report from results, the instrumented program's findings, and facts that need no run.
  public init(_ results: RunResults, _ findings: ProbeFindings, _ facts: ShownFacts? = nil) {
    self.results = results
    self.findings = findings
    self.facts = facts
  }

  /// True if every check passed, here and in the instrumented program.
  public var isFine: Bool { results.isFine && findings.isClean }

  /// The results in a format, ending with a line break.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - layout: the layout of a table.
  ///   - hasCounts: true if the table is followed by those of all that is counted in a step.
  /// - Throws: `EncodingError`, which would be a mistake of this program.
  public func text(_ format: ReportFormat, _ layout: Layout = .endless, hasCounts: Bool = false) throws -> String {
    switch format {
    case .table: layout.fit(RunTable(results, findings, facts, hasCounts: hasCounts).text(layout))
    case .json: try RunDocument(results, findings).text()
    case .markdown: RunMarkdown(results, findings, facts).text()
    case .csv: RunCSV(results, findings).text()
    case .jmh: try JMHDocument.text(of: results)
    case .dot, .mermaid, .stryker: ""
    }
  }
}
