import Conformance
import Reports
import Suites
import Tracing

/// The calls between an architecture's roles while something happens.
struct TraceVerb: Verb {
  static let name = "trace"
  static let summary = "the calls between roles, as a tree, drawn (mermaid) or as JSON; in builds for debugging"
  static let names = ["[PATTERN]", "[SCENARIO]"]
  static let options: [Option] = [.counts, .pattern, .format, .output]

  private let request: Request
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    request = arguments.has(.counts) ? try Self.counts(arguments, lineup) : try Self.trace(arguments, lineup)
    format = try arguments.format(among: arguments.has(.counts) ? [.table, .json] : [.table, .json, .mermaid])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch request {
    case .trace(let contender, let subject): try write(try record(subject, of: contender), on: console)
    case .counts(let contenders):
      try write(MessagesReport(try await MessageCounts.count(Benchmark.all, of: contenders)), on: console)
    }
    return .fine
  }

  private func write(_ trace: Trace, on console: any Console) throws(CommandFailure) {
    try output.write(TraceDocument(trace), as: format, on: console) { _ in
      format == .mermaid ? trace.mermaid : trace.text
    }
  }

  private func write(_ report: MessagesReport, on console: any Console) throws(CommandFailure) {
    try output.write(report, as: format, on: console) { _ in report.text }
  }

  private func record(_ subject: TraceSubject, of contender: Contender) throws(CommandFailure) -> Trace {
    do {
      return try Tracer(contender).trace(subject)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension TraceVerb {
  private enum Request {
    case trace(Contender, TraceSubject)
    case counts([Contender])
  }

  private static func trace(_ arguments: Arguments, _ lineup: [Contender]) throws(CommandFailure) -> Request {
    guard arguments.names.count == 2 else {
      throw .usage("trace needs a pattern and a scenario, such as: workbench trace VIPER open")
    }
    if arguments.has(.pattern) { throw .usage("--pattern belongs to trace --counts; here the pattern comes first") }
    guard let subject = TraceSubject(named: arguments.names[1]) else {
      let flows = Flow.all.map(\.id).joined(separator: ", ")
      throw .usage("trace \(arguments.names[1]): one of \(flows) or a scenario of `workbench list` is expected")
    }
    return .trace(try arguments.contender(arguments.names[0], for: .pattern, among: lineup), subject)
  }

  private static func counts(_ arguments: Arguments, _ lineup: [Contender]) throws(CommandFailure) -> Request {
    if let name = arguments.names.first { throw .usage("\"\(name)\" is not expected with --counts; --pattern names") }
    return .counts(try arguments.contenders(among: lineup))
  }
}
