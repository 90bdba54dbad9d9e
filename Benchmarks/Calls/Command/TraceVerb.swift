import Conformance
import Processes
import Suites
import Tracing

/// Shows the calls between an architecture's roles in a flow or scenario.
struct TraceVerb: Verb {
  static let name = "trace"
  static let summary = "show the calls between roles, in builds for debugging"
  static let names: [Name] = [.contenders, .scenario]
  static let options: [Option] = [.counts, .pattern, .inProcess, .format, .output]
  static let meanings: [Option: String] = [
    .pattern: "the same as a NAME: one for a scenario; with --counts several, or none",
    .format: "table, json or mermaid (not with --counts); default: table",
  ]
  static let formats: [ReportFormat] = [.table, .json, .mermaid]
  static let example = "trace VIPER open"
  static let needsCalls = true

  private static let note = """
    messages: calls to the architecture's roles that tell or make something · reads: those that ask for a value · calls to \
    UIKit and to the repository are shown, and are neither
    """

  private enum Request {
    case trace(Contender, TraceSubject)
    case counts([Contender])
  }

  private let program: Program
  private let words: [String]
  private let staysInProcess: Bool
  private let request: Request
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    words = arguments.words
    staysInProcess = arguments.has(.inProcess)
    let counts = arguments.has(.counts)
    request = counts ? .counts(try arguments.contenders(among: lineup)) : try Self.trace(arguments, lineup)
    output = try Output(arguments, counts ? [.table, .json] : Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    switch request {
    case .trace(let contender, _) where contender.mayCrash && !staysInProcess:
      try console.write(try traceApart(contender))
    case .trace(let contender, let subject):
      let trace = try record(subject, of: contender)
      try output.write(TraceDocument(trace), on: console) { _ in
        output.format == .mermaid ? trace.mermaid : "\(trace.text)\n\(Self.note)\n"
      }
    case .counts(let contenders):
      let bar = ProgressBar(console: console)
      let report = MessagesReport(try await MessageCounts.count(Benchmark.all, of: contenders, bar))
      bar.clear()
      try output.write(report, on: console) { report.text($0) }
    }
    return .fine
  }

  private func record(_ subject: TraceSubject, of contender: Contender) throws(CommandFailure) -> Trace {
    do {
      return try Tracer(contender).trace(subject)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Records, in another process of this program, a scenario that may crash it.
  private func traceApart(_ contender: Contender) throws(CommandFailure) -> String {
    do {
      _ = try Tracer(contender)
    } catch {
      throw CommandFailure(error)
    }
    guard let executable = program.executable else {
      throw CommandFailure(.failed, "it is not known where this program is")
    }
    let run = ProgramRun(
      executable,
      words + ["--in-process"],
      environment: ["SWIFT_BACKTRACE": "enable=no"],
      name: "trace \(contender)"
    )
    if let failure = run.failure { throw CommandFailure(.checkFailed, "\(failure); see: workbench check \(contender)") }
    return run.text
  }

  private static func trace(_ arguments: Arguments, _ lineup: [Contender]) throws(CommandFailure) -> Request {
    if let name = arguments.names.dropFirst(2).first {
      throw .usage("\"\(name)\" is not expected here; see: workbench help trace")
    }
    let contenders = arguments.names.dropLast() + arguments.values(of: .pattern)
    guard let word = arguments.names.last, let name = contenders.first else {
      throw .usage("trace needs an architecture and a scenario, such as: workbench trace VIPER open")
    }
    if contenders.count > 1 { throw .usage("trace takes one contender, not \(contenders.joined(separator: " and "))") }
    let contender = try arguments.contender(name, among: lineup)
    guard let subject = TraceSubject(named: word) else {
      let flows = Flow.all.map(\.id)
      let known = flows + ConformanceSuite.scenarios.map(\.id)
      let others = "one of \(flows.joined(separator: ", ")) or a scenario of `workbench list` is expected"
      throw .usage("trace \(word): there is no such scenario" + Suggestion.after(word, among: known, or: others))
    }
    return .trace(contender, subject)
  }
}
