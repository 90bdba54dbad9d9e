import Instruments
import Reports
import Suites
import Twin

/// Every contender under load, and what is left on the heap when it has ended.
struct LoadVerb: Verb {
  static let name = "load"
  static let summary = "a million users, 10000 cycles, 10000 observers, 1000 apps: what is alive, and what is left"
  static let options: [Option] = [.pattern, .share, .format, .output]

  private let contenders: [Contender]
  private let share: Double
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    share = try arguments.share(.share) ?? 1
    guard share <= 1 else {
      throw .usage("--share \(arguments.value(of: .share) ?? ""): a percentage from 0 to 100 is expected")
    }
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let client: ProbeClient
    switch ProbeClient.locate() {
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    case .available(let found): client = found
    }
    let report = LoadReport(try censuses(of: client, console), share: share)
    console.showProgress("")
    try output.write(report, as: format, on: console) { _ in report.text }
    return report.isClean ? .fine : .checkFailed
  }

  /// A twin for each contender, so that none finds the heap as another has left it.
  @MainActor
  private func censuses(of client: ProbeClient, _ console: any Console) throws(CommandFailure) -> [LoadCensus] {
    var censuses: [LoadCensus] = []
    for contender in contenders {
      console.showProgress("\(contender.id) under load")
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
