import Conformance
import Reports
import Suites

/// Everything that can be named on the command line.
struct ListVerb: Verb {
  static let name = "list"
  static let summary = "patterns, suites, benchmarks, scenarios and metrics"
  static let options: [Option] = [.format, .output]

  private let lineup: [Contender]
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    self.lineup = lineup
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let catalogue = Catalogue(lineup)
    if format == .json {
      try output.write(catalogue, on: console)
    } else {
      try output.write(text: catalogue.text(colors: console.showsColors), on: console)
    }
    return .fine
  }
}
