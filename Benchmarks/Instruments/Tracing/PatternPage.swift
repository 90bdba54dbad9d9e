import Foundation
public import Suites

/// What is recorded on an architecture's page: one tap's way through its roles.
public struct PatternPage: Sendable {
  /// Between these lines stands what is recorded.
  public static let marks = (
    begin: "<!-- Recorded; renew with: swift run workbench pages -->", end: "<!-- End of what is recorded -->"
  )

  /// Where the page is, within the folder of documents.
  public let path: String
  private let drawing: String

  /// Records a tap on the info button of a row.
  @MainActor public init(of contender: Contender) throws(TraceFailure) {
    path = "patterns/\(contender.id).md"
    drawing = try Tracer(contender).trace(.flow(.open)).mermaid
  }

  /// The page with what is recorded now; `nil` if it does not have both marks, once and in order.
  public func renewed(_ page: String) -> String? {
    let parts = page.components(separatedBy: Self.marks.begin)
    guard parts.count == 2 else { return nil }
    let rest = parts[1].components(separatedBy: Self.marks.end)
    guard rest.count == 2 else { return nil }
    return parts[0] + Self.marks.begin + "\n\n```mermaid\n\(drawing)```\n\n" + Self.marks.end + rest[1]
  }
}
