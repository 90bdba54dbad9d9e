import Runs
import Suites
import Texts
import UsersInterface

/// Checks conformance, then runs the suites and compares.
struct RunVerb: Verb {
  static let name = "run"
  static let summary = "check, measure times, count objects, find leaks, compare (default)"
  static let names: [Name] = [.contenders]
  static let options = RunRequest.options + [.counts, .format, .output]
  static let meanings: [Option: String] = [
    .seed: "decides the order of measuring and the users of --users; default: 1",
    .counts: "add the tables of what is counted in a step: allocations, retains, messages, reads",
  ]
  static let formats = ReportFormat.comparisons
  static let modes: [Option: any Verb.Type] = [.sizes: SweepVerb.self, .observers: SweepVerb.self]
  static let example = "run VIPER VIP-VM --suite navigation --budget 20"

  private let request: RunRequest
  private let output: Output
  private let hasCounts: Bool

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    request = try RunRequest(arguments, names: arguments.names, lineup: lineup)
    output = try Output(arguments, Self.formats)
    hasCounts = arguments.has(.counts)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let (results, findings) = try await request.run(on: console)
    let report = RunReport(results, findings, ShownFacts(in: .here(), of: results.plan.contenders.map(\.module)))
    let text: String
    do {
      text = try report.text(output.format, output.layout(on: console), hasCounts: hasCounts)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as \(output.format.rawValue): \(error)")
    }
    try output.write(text: text, on: console)
    guard report.isFine else { return .checkFailed }
    try CommandFailure.require(answer: findings.failure)
    return .fine
  }
}
