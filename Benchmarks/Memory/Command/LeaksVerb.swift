import Instruments
import Suites

/// Finds objects left by closed screens, by a census of the whole heap, and draws the references of a live screen.
struct LeaksVerb: Verb {
  static let name = "leaks"
  static let summary = "find heap objects left by closed screens, or draw references"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .format, .output]
  static let formats: [ReportFormat] = [.table, .json, .dot, .mermaid]
  static let modes: [Option: any Verb.Type] = [.load: LoadVerb.self]
  static let example = "leaks VIPER MVVM-C"

  private let program: Program
  private let contenders: [Contender]
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    contenders = try arguments.contenders(among: lineup)
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    switch program.findProbe() {
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    case .available(let client):
      let isDrawing = output.format == .dot || output.format == .mermaid
      let bar = ProgressBar(console: console)
      let result = client.all(contenders.map { [$0.id] }, bar.counting("looking at the heap of")) {
        isDrawing ? client.graph(contenders: $0, screens: [.details]) : client.retention(contenders: $0)
      }
      bar.clear()
      let answer = try answer(result ?? .unavailable("no contender is named"))
      if isDrawing {
        try fail(over: answer)
        return try draw(answer, on: console)
      }
      // The results that exist are reported even if a contender has failed.
      let code = try report(answer, on: console)
      try fail(over: answer)
      return code
    }
  }

  private func fail(over answer: ProbeAnswer) throws(CommandFailure) {
    if let problem = answer.problems.first { throw CommandFailure(.checkFailed, problem) }
  }

  private func answer(_ result: ProbeResult<ProbeAnswer>) throws(CommandFailure) -> ProbeAnswer {
    switch result {
    case .available(let answer) where answer.coverage.hasCensus: return answer
    case .available(let answer): throw CommandFailure(.unavailable, answer.coverage.censusReason)
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    }
  }

  private func report(_ answer: ProbeAnswer, on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let report = LeaksReport(answer)
    try output.write(report, on: console) { report.text($0) }
    return report.isClean ? .fine : .checkFailed
  }

  private func draw(_ answer: ProbeAnswer, on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let modules = Dictionary(contenders.map { ($0.id, $0.module) }, uniquingKeysWith: { first, _ in first })
    let drawings = answer.graphs.map { screen in
      let graph = screen.graph(ofModules: [modules[screen.contender] ?? screen.contender])
      return output.format == .dot ? graph.dot : graph.mermaid
    }
    try output.write(text: drawings.joined(separator: "\n"), on: console)
    return .fine
  }
}
