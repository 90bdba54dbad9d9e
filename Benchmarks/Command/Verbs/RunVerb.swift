import Reports
import Suites

/// Gate, then suites: the comparison.
struct RunVerb: Verb {
  static let name = "run"
  static let summary = "check conformance, time, count objects, find leaks, print the comparison (the default)"
  static let options = RunRequest.options + [.format, .output]

  private let request: RunRequest
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    request = try RunRequest(arguments, lineup: lineup)
    format = try arguments.format(among: ReportFormat.comparisons)
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let (results, findings) = try await request.run(on: console)
    let report = RunReport(results, findings)
    let text: String
    do {
      text = try report.text(format, colors: output.showsColors(on: console))
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as \(format.rawValue): \(error)")
    }
    try output.write(text: text, on: console)
    return report.isFine ? .fine : .checkFailed
  }
}
