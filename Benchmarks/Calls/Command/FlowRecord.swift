public import Tracing

/// A flow of an architecture as it is recorded: the calls that follow each event from outside.
public struct FlowRecord: Codable, Sendable {
  /// A call, and the number of calls around it.
  struct Call: Codable, Sendable {
    let depth: Int
    let participant: String
    let function: String
  }

  /// An event outside of the app, and the calls that followed.
  struct Step: Codable, Sendable {
    let title: String
    let calls: [Call]
    /// The screen when all that an action causes has ended, as text; `nil` in the steps before, and in the record.
    var screen: String?
  }

  /// The contender's id.
  public let pattern: String
  /// The flow's id.
  public let flow: String
  let messages: Int
  let reads: Int
  private(set) var steps: [Step]

  /// Takes a trace.
  public init(_ trace: Trace, flow: String) {
    pattern = trace.pattern
    self.flow = flow
    messages = trace.messages.count
    reads = trace.reads.count
    steps = trace.steps.map { Step(title: $0.title, calls: $0.calls.flatMap { $0.recorded(depth: 0) }) }
  }

  /// Returns the flow with its screens, each at the last step that follows from its action: in between, a transition shows
  /// two at once.
  public func showing(_ screens: FlowScreens) -> FlowRecord {
    var flow = self
    var rest = screens.steps[...]
    var shown: String?
    for index in steps.indices {
      if let screen = rest.first(where: { $0.title == steps[index].title }) {
        rest = rest.drop { $0.title != screen.title }.dropFirst()
        if index > 0 { flow.steps[index - 1].screen = shown }
        shown = screen.settledScreen
      }
    }
    if let last = steps.indices.last { flow.steps[last].screen = shown }
    return flow
  }
}

extension Call {
  fileprivate func recorded(depth: Int) -> [FlowRecord.Call] {
    [FlowRecord.Call(depth: depth, participant: participant.name, function: function)]
      + calls.flatMap { $0.recorded(depth: depth + 1) }
  }
}
