public import Suites

/// A flow's trace as it is kept among the documents, so that nobody changes who calls whom unawares.
public struct Transcript: Sendable {
  /// The flows that are kept.
  public static let flows = ["launch", "open", "close", "rename", "deep-link"]

  /// Where it is kept, within the folder of documents.
  public let path: String
  /// What is kept.
  public let text: String

  /// Traces a flow and writes it down.
  @MainActor public init(_ flow: Flow, of contender: Contender) throws(TraceFailure) {
    path = "traces/\(contender.id)/\(flow.id).txt"
    text = try Tracer(contender).trace(.flow(flow)).text
  }

  /// Those of some contenders.
  @MainActor public static func all(of contenders: [Contender]) throws(TraceFailure) -> [Transcript] {
    var transcripts: [Transcript] = []
    for contender in contenders {
      for flow in Flow.all where flows.contains(flow.id) { transcripts.append(try Transcript(flow, of: contender)) }
    }
    return transcripts
  }
}
