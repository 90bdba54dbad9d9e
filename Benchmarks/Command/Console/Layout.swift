import HeadlessUIKit

/// The layout of text: the longest line, and the use of colours.
///
/// Content that is wider than the layout is divided: a ``TextTable`` into several, a sentence into several lines.
///
/// ```swift
/// print(Layout(width: 80).fit(report.text(Layout(width: 80))))
/// ```
public struct Layout: Sendable {
  /// The width if no terminal gives one: in a pipe or a file.
  public static let pipeWidth = 100
  /// The least width at which tables fit: they are divided into narrow ones.
  public static let leastWidth = 40
  /// The width of a terminal that does not say how wide it is, and of drawings that have a fixed one.
  public static let usualWidth = 80

  /// A layout without a limit for lines and without colours: for documents.
  public static let endless = Layout(width: .max)

  /// The greatest number of columns that a line takes.
  public let width: Int
  /// True if colours may be used.
  public let colors: Bool

  /// Creates a layout of a width, at least ``leastWidth``.
  public init(width: Int, colors: Bool = false) {
    self.width = max(width, Self.leastWidth)
    self.colors = colors
  }

  private init(_ width: Int, _ colors: Bool) {
    self.width = width
    self.colors = colors
  }

  /// The layout of indented text.
  public func indented(by count: Int) -> Layout { Layout(width - count, colors) }

  /// Returns the text with no line longer than the width: the rest goes into the next line, with more indentation.
  public func fit(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { line in line.utf8.count <= width ? [String(line)] : Self.broken(String(line), width) }
      .joined(separator: "\n")
  }

  private static func broken(_ line: String, _ width: Int) -> [String] {
    let visible = line.replacing(/\u{1B}\[[0-9]*m/, with: "")
    guard visible.columns > width else { return [line] }
    let indent = String(visible.prefix { $0 == " " }) + "  "
    let parts = visible.trimmingPrefix { $0 == " " }.lines(of: width - indent.count)
    return [indent.dropLast(2) + (parts.first ?? "")] + parts.dropFirst().map { indent + $0 }
  }
}

extension StringProtocol {
  /// Returns the text in lines of at most a width, broken between words, or within a word that is longer.
  package func lines(of width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      if lines[lines.count - 1].isEmpty && lines.count == 1 {
        lines[0] = word
      } else if lines[lines.count - 1].columns + 1 + word.columns <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
      while lines[lines.count - 1].columns > width, lines[lines.count - 1].count > 1 {
        word = lines.removeLast()
        let end = Swift.max(1, word.prefix(columns: width).count)
        lines += [String(word.prefix(end)), String(word.dropFirst(end))]
      }
    }
    return lines
  }
}
