import Runs
import Suites

/// Performs the same random actions in all contenders, and compares screen by screen.
struct WalkVerb: Verb {
  static let name = "check --walk"
  static let summary = "do random actions in all contenders, compare the screens, and shorten runs that differ"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.walk, .pattern, .actions, .seed, .format, .output]
  static let meanings: [Option: String] = [
    .seed: "decides the actions: one seed, always the same actions; default: 1",
    // Its earlier name; no help shows it.
    .actions: "",
  ]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "check --walk 20000 --seed 7"

  private let contenders: [Contender]
  private let actions: Int
  private let seed: UInt64
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    actions = try arguments.actions()
    seed = try arguments.seed()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let bar = ProgressBar(console: console)
    let summary = Walk(contenders).run(actions: actions, seed: seed) { summary in
      bar.show("walking, \(summary.actions) of \(actions) actions", summary.actions, of: actions)
    }
    bar.clear()
    let report = WalkReport(summary, contenders: contenders.map(\.id), seed: seed)
    try output.write(report, on: console) { _ in report.text }
    return summary.difference == nil ? .fine : .checkFailed
  }
}
