import Reports
import Suites
import Tracing

/// The calls between an architecture's roles while something happens.
struct TraceVerb: Verb {
  static let name = "trace"
  static let summary = "the calls between roles, as a tree, drawn (mermaid) or as JSON; in builds for debugging"
  static let names = ["PATTERN", "SCENARIO"]
  static let options: [Option] = [.format, .output]

  private let contender: Contender
  private let subject: TraceSubject
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    guard arguments.names.count == 2 else {
      throw .usage("trace needs a pattern and a scenario, such as: workbench trace VIPER open")
    }
    contender = try arguments.contender(arguments.names[0], for: .pattern, among: lineup)
    guard let subject = TraceSubject(named: arguments.names[1]) else {
      let flows = Flow.all.map(\.id).joined(separator: ", ")
      throw .usage("trace \(arguments.names[1]): one of \(flows) or a scenario of `list` is expected")
    }
    self.subject = subject
    format = try arguments.format(among: [.table, .json, .mermaid])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let trace = try record()
    switch format {
    case .json: try output.write(TraceDocument(trace), on: console)
    case .mermaid: try output.write(text: trace.mermaid, on: console)
    default: try output.write(text: trace.text, on: console)
    }
    return .fine
  }

  private func record() throws(CommandFailure) -> Trace {
    do {
      return try Tracer(contender).trace(subject)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ failure: TraceFailure) {
    switch failure {
    case .notBuiltIn: self.init(.unavailable, failure.text)
    case .wrongScreen: self.init(.checkFailed, failure.text)
    case .tooManyCalls, .noMemory: self.init(.failed, failure.text)
    }
  }
}
