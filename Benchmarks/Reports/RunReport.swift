public import Suites

/// A run's results as text.
public struct RunReport: Sendable {
  private let results: RunResults
  private let findings: ProbeFindings

  /// Reports results, and what the twin has found beside them.
  public init(_ results: RunResults, _ findings: ProbeFindings) {
    self.results = results
    self.findings = findings
  }

  /// Whether every check held, here and in the twin.
  public var isFine: Bool { results.isFine && findings.isClean }

  /// The results in a format, ending with a line break.
  ///
  /// - Parameter colors: whether a table may use a terminal's colours.
  /// - Throws: an encoding error, which would be a mistake of this program.
  public func text(_ format: ReportFormat, colors: Bool = false) throws -> String {
    switch format {
    case .table: RunTable(results, findings).text(colors: colors)
    case .json: try RunDocument(results, findings).text()
    case .markdown: RunMarkdown(results, findings).text()
    case .csv: RunCSV(results, findings).text()
    case .jmh: try JMHDocument.text(of: results)
    case .dot, .mermaid: ""
    }
  }
}
