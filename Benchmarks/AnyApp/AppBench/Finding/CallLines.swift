import Texts
import Tracing

/// A trace as text: without the calls of what adapting has put in, whose own calls take their places.
nonisolated struct CallLines {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  /// The messages between the app's types.
  var messages: [Message] { trace.messages.filter { !Self.isAdapted($0.function) } }

  /// The calls as a tree, a paragraph to a step.
  var text: String {
    let paragraphs = trace.steps.map { step in
      "\(step.title):\n" + step.calls.flatMap { Self.lines(of: $0, indentedBy: 1) }.map { "\($0)\n" }.joined()
    }
    return (["\(trace.pattern), \(trace.scenario): \(messages.count) messages\n"] + paragraphs).joined(separator: "\n")
  }

  /// The calls as a sequence diagram for Mermaid.
  var mermaid: String {
    trace.mermaid.lines.filter { !Self.isAdapted(String($0)) }
      .joined(separator: "\n")
  }

  private static func lines(of call: Call, indentedBy depth: Int) -> [String] {
    let isAdapted = isAdapted(call.function)
    let line = String(repeating: "  ", count: depth) + "\(call.participant.name).\(call.function)"
    let inner = call.calls.flatMap { lines(of: $0, indentedBy: isAdapted ? depth : depth + 1) }
    return (isAdapted ? [] : [line]) + inner
  }

  /// True for a function of a table of outlets and actions.
  private static func isAdapted(_ function: String) -> Bool { function.contains("registerClasses_") }
}
