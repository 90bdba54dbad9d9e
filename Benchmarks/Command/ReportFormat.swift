/// The formats of results.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// Aligned columns for a terminal.
  case table
  /// Everything, with raw samples: schema 1.
  case json
  /// Tables for a pull request.
  case markdown
  /// A line per result, for spreadsheets.
  case csv
  /// The format of the Java Microbenchmark Harness, for its viewers.
  case jmh
  /// A drawing for Graphviz.
  case dot
  /// A drawing for Markdown pages.
  case mermaid
  /// The report schema of mutation-testing-elements, for the viewers of Stryker.
  case stryker

  /// The formats of a comparison.
  public static let comparisons: [ReportFormat] = [.table, .json, .markdown, .csv, .jmh]
}
