public import Tracing

/// A trace as JSON.
public struct TraceDocument: Encodable, Sendable {
  let schema = 1
  let pattern: String
  let scenario: String
  let messages: Int
  let reads: Int
  let exchanged: [Message]
  let steps: [Step]

  struct Step: Encodable, Sendable {
    let title: String
    let calls: [Entry]
  }

  struct Entry: Encodable, Sendable {
    let participant: String
    let kind: String
    let component: String
    let role: String
    let function: String
    let isRead: Bool
    let calls: [Entry]

    init(_ call: Call) {
      participant = call.participant.name
      kind = call.participant.kind.rawValue
      component = call.participant.component
      role = call.participant.role
      function = call.function
      isRead = call.isRead
      calls = call.calls.map(Entry.init)
    }
  }

  /// Reports a trace.
  public init(_ trace: Trace) {
    pattern = trace.pattern
    scenario = trace.scenario
    exchanged = trace.messages
    messages = exchanged.count
    reads = trace.reads.count
    steps = trace.steps.map { Step(title: $0.title, calls: $0.calls.map(Entry.init)) }
  }
}
