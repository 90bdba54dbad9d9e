import Conformance
import Measure
import Reports
import Suites

/// Everything that can be named on the command line.
struct ListVerb: Verb {
  static let name = "list"
  static let summary = "patterns, suites, benchmarks, scenarios and metrics"
  static let options: [Option] = [.overhead, .format, .output]

  private let lineup: [Contender]
  private let measuresOverhead: Bool
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    self.lineup = lineup
    measuresOverhead = arguments.has(.overhead)
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    if measuresOverhead { return try listOverhead(on: console) }
    let catalogue = Catalogue(lineup)
    try output.write(catalogue, as: format, on: console) { catalogue.text(colors: $0) }
    return .fine
  }

  private func listOverhead(on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let report = OverheadReport(Sampler())
    try output.write(report, as: format, on: console) { _ in report.text }
    return .fine
  }
}
