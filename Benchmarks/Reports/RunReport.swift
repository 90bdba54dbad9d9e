public import Suites

/// A run's results as text.
public struct RunReport: Sendable {
  private let results: RunResults

  /// Reports results.
  public init(_ results: RunResults) {
    self.results = results
  }

  /// The results in a format, ending with a line break.
  ///
  /// - Parameter colors: whether a table may use a terminal's colours.
  /// - Throws: an encoding error, which would be a mistake of this program.
  public func text(_ format: ReportFormat, colors: Bool = false) throws -> String {
    switch format {
    case .table: RunTable(results).text(colors: colors)
    case .json: try RunDocument(results).text()
    case .markdown: RunMarkdown(results).text()
    case .csv: RunCSV(results).text()
    case .jmh: try JMHDocument.text(of: results)
    }
  }
}
