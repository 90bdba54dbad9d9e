import Reports
import Suites

/// The same random actions to all contenders, compared screen by screen.
struct WalkVerb: Verb {
  static let name = "walk"
  static let summary = "random actions to all patterns at once, compared screen by screen; shrinks a difference"
  static let options: [Option] = [.actions, .pattern, .seed, .format, .output]

  private let contenders: [Contender]
  private let actions: Int
  private let seed: UInt64
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    actions = try arguments.actions()
    seed = try arguments.seed()
    format = try arguments.format(among: [.table, .json])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let summary = Walk(contenders).run(actions: actions, seed: seed) { summary in
      console.showProgress("\(summary.actions) of \(actions) actions")
    }
    console.showProgress("")
    let report = WalkReport(summary, contenders: contenders.map(\.id), seed: seed)
    try output.write(report, as: format, on: console) { _ in report.text }
    return summary.difference == nil ? .fine : .checkFailed
  }
}
