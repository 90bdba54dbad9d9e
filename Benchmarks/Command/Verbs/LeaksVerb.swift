import Instruments
import Reports
import Suites
import Twin

/// What is left after screens came and went, by a census of the whole heap, and who holds whom on a live screen.
struct LeaksVerb: Verb {
  static let name = "leaks"
  static let summary = "what screens leave on the heap, with traces; dot and mermaid draw the ownership of open details"
  static let names = ["[NAME]"]
  static let options: [Option] = [.pattern, .format, .output]

  private let contenders: [Contender]
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    if let name = arguments.names.first {
      contenders = [try arguments.contender(name, for: .pattern, among: lineup)]
    } else {
      contenders = try arguments.contenders(among: lineup)
    }
    format = try arguments.format(among: [.table, .json, .dot, .mermaid])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch ProbeClient.locate() {
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    case .available(let client):
      return format == .dot || format == .mermaid
        ? try draw(try answer(client.graph(contenders: contenders.map(\.id), screens: [.details])), on: console)
        : try report(try answer(client.retention(contenders: contenders.map(\.id))), on: console)
    }
  }

  private func answer(_ result: ProbeResult<ProbeAnswer>) throws(CommandFailure) -> ProbeAnswer {
    switch result {
    case .available(let answer) where answer.problems.isEmpty && answer.coverage.hasCensus: return answer
    case .available(let answer):
      if let problem = answer.problems.first { throw CommandFailure(.checkFailed, problem) }
      throw CommandFailure(.unavailable, answer.coverage.censusReason)
    case .unavailable(let reason): throw CommandFailure(.unavailable, reason)
    }
  }

  private func report(_ answer: ProbeAnswer, on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let report = LeaksReport(answer.retention)
    try output.write(report, as: format, on: console) { _ in report.text }
    return report.isClean ? .fine : .checkFailed
  }

  private func draw(_ answer: ProbeAnswer, on console: any Console) throws(CommandFailure) -> CommandFailure.Code {
    let drawings = answer.graphs.map { screen in
      let graph = screen.graph(ofModules: [screen.contender])
      return format == .dot ? graph.dot : graph.mermaid
    }
    try output.write(text: drawings.joined(separator: "\n"), on: console)
    return .fine
  }
}
