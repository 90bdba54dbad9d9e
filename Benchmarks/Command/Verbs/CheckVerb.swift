import Conformance
import Reports
import Suites

/// The conformance suite, a line per scenario and pattern.
struct CheckVerb: Verb {
  static let name = "check"
  static let summary = "run the conformance suite, a line per scenario and pattern"
  static let options: [Option] = [.pattern, .filter, .inProcess, .format, .output]

  private let contenders: [Contender]
  private let scenarios: [Scenario]
  private let staysInProcess: Bool
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    let filter = try arguments.filter()
    scenarios = ConformanceSuite.scenarios.filter { filter($0.id) }
    if scenarios.isEmpty { throw .usage("no scenario matches \(arguments.value(of: .filter) ?? "")") }
    staysInProcess = arguments.has(.inProcess)
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let gate = ConformanceGate(scenarios, staysInProcess: staysInProcess)
    let results = contenders.flatMap { gate.check($0) }
    let entries = results.map { ConformanceEntry($0, among: contenders) }
    try output.write(CheckDocument(conformance: entries), as: format, on: console) { _ in table(results) }
    return results.allSatisfy(\.passed) ? .fine : .checkFailed
  }

  private func table(_ results: [ConformanceResult]) -> String {
    let width = contenders.map(\.id.count).max() ?? 0
    let lines = results.flatMap { result in
      let name = result.contender + String(repeating: " ", count: width - result.contender.count)
      let line = "\(result.passed ? "ok    " : "FAILED")  \(name)  \(result.scenario.id)"
      return [line] + (result.failure ?? "").split(separator: "\n").map { "        \($0)" }
    }
    let passed = results.count { $0.passed }
    return (lines + ["\(passed) of \(results.count) passed"]).joined(separator: "\n") + "\n"
  }
}

private struct CheckDocument: Encodable {
  let schema = 1
  let conformance: [ConformanceEntry]
}
