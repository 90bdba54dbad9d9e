import Instruments
import Suites

/// Puts every contender under load, and counts the objects that are left on the heap when it has ended.
struct LoadVerb: Verb {
  static let name = "leaks --load"
  static let summary = "run a million users, 10000 cycles, 10000 observers, 1000 apps; count objects alive and left"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.load, .pattern, .share, .format, .output]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "leaks VIPER --load --share 10"

  private let program: Program
  private let contenders: [Contender]
  private let share: Double
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    contenders = try arguments.contenders(among: lineup)
    share = try arguments.share(.share, ofWhole: true) ?? 1
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let client: ProbeClient
    switch program.findProbe() {
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    case .available(let found): client = found
    }
    let report = LoadReport(try censuses(of: client, console), share: share)
    console.showProgress("")
    try output.write(report, on: console) { report.text($0) }
    return report.isClean ? .fine : .checkFailed
  }

  /// Runs a process for each contender, so that none gets the heap of another.
  @MainActor
  private func censuses(of client: ProbeClient, _ console: any Console) throws(CommandFailure) -> [LoadCensus] {
    let bar = ProgressBar(console: console)
    var censuses: [LoadCensus] = []
    for (index, contender) in contenders.enumerated() {
      bar.show("\(contender) under load", index, of: contenders.count)
      switch client.load(contenders: [contender.id], share: share) {
      case .available(let answer) where answer.problems.isEmpty && answer.coverage.hasCensus:
        censuses += answer.loads
      case .available(let answer):
        throw CommandFailure(.unavailable, answer.problems.first ?? answer.coverage.censusReason)
      case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
      }
    }
    return censuses
  }
}
