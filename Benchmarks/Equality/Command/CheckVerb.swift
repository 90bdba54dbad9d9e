import Conformance
import Runs
import Suites

/// Runs the conformance suite, and reports the contenders that pass and the scenarios that fail.
struct CheckVerb: Verb {
  static let name = "check"
  static let summary = "run the conformance suite, and list passes and failures"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .filter, .verbose, .inProcess, .format, .output]
  static let meanings: [Option: String] = [.filter: "only scenarios whose name matches, such as '^12-'"]
  static let formats: [ReportFormat] = [.table, .json]
  static let modes: [Option: any Verb.Type] = [.walk: WalkVerb.self]
  static let example = "check VIPER MVVM-C --filter '^12-'"

  private let program: Program
  private let contenders: [Contender]
  private let scenarios: [Scenario]
  private let staysInProcess: Bool
  private let isVerbose: Bool
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    contenders = try arguments.contenders(among: lineup)
    scenarios = try arguments.chosen(ConformanceSuite.scenarios, "scenario", by: \.id)
    staysInProcess = arguments.has(.inProcess)
    isVerbose = arguments.has(.verbose)
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let gate = ConformanceGate(scenarios, program: program.executable, staysInProcess: staysInProcess)
    let bar = ProgressBar(console: console)
    var results: [ConformanceResult] = []
    for contender in contenders {
      _ = gate.check(contender) { result in
        results.append(result)
        bar.show("checking \(contender)", results.count, of: contenders.count * scenarios.count)
      }
    }
    bar.clear()
    let report = CheckReport(results, of: contenders)
    try output.write(report, on: console) { report.text($0, isVerbose: isVerbose) }
    return report.holds ? .fine : .checkFailed
  }
}
