import Foundation
import HeadlessUIKit
import Texts

/// The screen of an app as lines of text, in a frame that has the app's name in its upper edge.
struct PlayScreen {
  /// The lines at their full width.
  let lines: [String]

  /// Draws a window's picture. Control characters in users' names and in typed text are shown, not sent.
  init(_ picture: String, of name: String) {
    let drawn = picture.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let edge = drawn[0]
    let named = "\(edge.prefix(2)) \(name) \(edge.dropFirst(name.columns + 4))"
    lines = ([named[...]] + drawn.dropFirst()).flatMap { Self.fitted(String($0).visible, to: edge.columns) }
  }

  /// Returns two screens beside each other in 80 columns, with a mark between lines that differ; a single screen at its
  /// full width.
  static func sideBySide(_ screens: [PlayScreen]) -> [String] {
    guard screens.count > 1 else { return screens.flatMap(\.lines) }
    let width = (Layout.usualWidth - equal.count) / 2
    return (0..<(screens.map(\.lines.count).max() ?? 0)).flatMap { row in
      let lines = screens.map { row < $0.lines.count ? $0.lines[row] : "" }
      let mark = row > 0 && Set(lines).count > 1 ? different : equal
      let columns = lines.map { fitted($0, to: width) }
      return (0..<(columns.map(\.count).max() ?? 0)).map { part in
        columns.map { part < $0.count ? $0[part] : framed("", like: $0[0], width) }.joined(separator: mark)
      }
    }
  }

  private static let equal = "   "
  private static let different = " ≠ "

  /// Returns a line of the frame in lines of a width: it loses spaces and strokes before its end, or is continued.
  ///
  /// A text that is cut already, or has a button behind it, is cut, as on a phone.
  private static func fitted(_ line: String, to width: Int) -> [String] {
    guard line.columns > width, let end = line.firstMatch(of: /[ ─═](?:\S |\( [^()]+ \) )?\S$/)?.output else {
      return [line.filled(to: width)]
    }
    let left = width - end.columns
    let start = line.prefix(columns: left)
    let dropped = line[start.endIndex..<end.startIndex]
    if dropped.allSatisfy({ " ─═".contains($0) }) { return ["\(start)\(end)"] }
    if end.count > 2 || dropped.last == "…" {
      return ["\(line.prefix(columns: left - 1).filled(to: left - 1))…\(end)"]
    }
    let text = line.dropFirst(2).dropLast(2).trimmingCharacters(in: .whitespaces)
    return text.lines(of: width - 4).map { framed($0, like: line, width) }
  }

  /// Returns a text in a width between the edges of a line of the frame, or nothing but spaces if that is empty.
  private static func framed(_ text: String, like line: String, _ width: Int) -> String {
    let edges = line.allSatisfy { $0 == " " } ? "  " : "\(line.prefix(1))\(line.suffix(1))"
    return "\(edges.prefix(1)) \(text.filled(to: width - 4)) \(edges.suffix(1))"
  }
}
