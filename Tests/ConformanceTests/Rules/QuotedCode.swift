import Foundation
import TestSupport

/// Code on a page below a line that links to a Swift file and ends with a colon: lines that the file has to have.
///
/// A line `// …` stands for lines that are left out. The quote may be indented less than the file.
struct QuotedCode {
  /// The page's line, counted from 1.
  let line: Int
  /// The file, as the link has it.
  let link: String
  private let parts: [[Substring]]

  /// All quotes of a page.
  static func all(in text: String) -> [QuotedCode] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard lines[index] == "```swift", let end = lines[index...].firstIndex(of: "```"),
        let above = lines[..<index].last(where: { !$0.isEmpty }), above.hasSuffix(":"),
        let link = above.firstMatch(of: #/\]\(([^)]+\.swift)\):$/#)?.output.1
      else { return nil }
      return QuotedCode(line: index + 1, link: String(link), lines[(index + 1)..<end])
    }
  }

  private init(line: Int, link: String, _ code: ArraySlice<Substring>) {
    self.line = line
    self.link = link
    parts = code.split { $0.drop(while: \.isWhitespace) == "// …" }.map(Array.init)
  }

  /// The number of lines that are quoted.
  var length: Int { parts.reduce(0) { $0 + $1.count } }

  /// Returns the first part that the file does not have; `nil` if it has all of it, in this order.
  func mistake(in text: String) -> String? {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    for part in parts {
      let wanted = Self.outdented(part[...])
      guard let place = rest.indices.first(where: { Self.outdented(rest[$0...].prefix(part.count)) == wanted }) else {
        return "line \(line): \(link) does not have \"\(part.first ?? "")\" and what follows it there"
      }
      rest = rest[(place + part.count)...]
    }
    return nil
  }

  private static func outdented(_ lines: ArraySlice<Substring>) -> [Substring] {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) }
  }
}
