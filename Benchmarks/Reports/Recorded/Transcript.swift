public import Suites
public import Tracing

/// A flow's trace, kept among the documents so that no change of the calls goes unnoticed.
public struct Transcript: Sendable {
  /// The ids of the flows that are kept.
  public static let flows = ["launch", "open", "close", "rename", "deep-link"]

  /// The file's path within the folder of documents.
  public let path: String
  /// The trace, as text.
  public let text: String

  /// Traces a flow and writes it down.
  @MainActor public init(_ flow: Flow, of contender: Contender) throws(TraceFailure) {
    path = "traces/\(contender.id)/\(flow.id).txt"
    text = try Tracer(contender).trace(.flow(flow)).text
  }

  /// Traces the kept flows for some contenders.
  @MainActor public static func all(of contenders: [Contender]) throws(TraceFailure) -> [Transcript] {
    var transcripts: [Transcript] = []
    for contender in contenders {
      for flow in Flow.all where flows.contains(flow.id) { transcripts.append(try Transcript(flow, of: contender)) }
    }
    return transcripts
  }
}
