import Conformance
import Measure
import Suites

/// Lists everything that can be named on the command line.
struct ListVerb: Verb {
  static let name = "list"
  static let summary = "list contenders, benchmarks, metrics, flows and scenarios"
  static let options: [Option] = [.overhead, .format, .output]
  static let formats: [ReportFormat] = [.table, .json]

  private let program: Program
  private let measuresOverhead: Bool
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    measuresOverhead = arguments.has(.overhead)
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    if measuresOverhead { return try listOverhead(on: console) }
    let catalogue = Catalogue(program)
    try output.write(catalogue, on: console) { catalogue.text($0) }
    return .fine
  }

  private func listOverhead(on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let report = OverheadReport(Sampler())
    try output.write(report, on: console) { report.text($0) }
    return .fine
  }
}
