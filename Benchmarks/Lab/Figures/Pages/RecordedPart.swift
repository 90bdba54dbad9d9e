import Foundation

/// A part of a page that a command writes: the text between two marker lines.
public struct RecordedPart: Sendable {
  /// The line above the text.
  public let begin: String
  /// The line below the text.
  public let end: String
  /// The text, in Markdown.
  public let text: String

  /// Makes a part of a page from its lines and text.
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
