public import Suites
public import Tracing

/// The traced part of an architecture's page: one tap's way through its roles.
public struct PatternPage: Sendable {
  /// The page's path within the folder of documents.
  public let path: String
  /// The drawing of the tap.
  public let tap: RecordedPart

  /// Records a tap on the info button of a row.
  @MainActor public init(of contender: Contender) throws(TraceFailure) {
    path = "patterns/\(contender.id).md"
    tap = RecordedPart(
      begin: "<!-- Recorded; renew with: swift run workbench pages -->",
      end: "<!-- End of what is recorded -->",
      text: "```mermaid\n\(try Tracer(contender).trace(.flow(.open)).mermaid)```\n"
    )
  }
}
