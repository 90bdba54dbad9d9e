import Foundation

/// A part of a page that a command records: what stands between two lines, which a person does not write.
public struct RecordedPart: Sendable {
  /// The line above it.
  public let begin: String
  /// The line below it.
  public let end: String
  /// What belongs between them, in Markdown.
  public let text: String

  /// Enters what was recorded.
  public init(begin: String, end: String, text: String) {
    self.begin = begin
    self.end = end
    self.text = text
  }

  /// The page with this part; `nil` if it does not have both lines, once and in order.
  public func renewed(_ page: String) -> String? {
    let parts = page.components(separatedBy: begin)
    guard parts.count == 2 else { return nil }
    let rest = parts[1].components(separatedBy: end)
    guard rest.count == 2 else { return nil }
    return "\(parts[0])\(begin)\n\n\(text)\n\(end)\(rest[1])"
  }
}
