/// The layout of text: the length of a line, and colours.
///
/// What is wider than the layout is divided: a ``TextTable`` into several, a sentence into several lines.
///
/// ```swift
/// print(Layout(width: 80).fit(report.text(Layout(width: 80))))
/// ```
public struct Layout: Sendable {
  /// The layout where no terminal tells its width: in a pipe or a file.
  public static let pipeWidth = 100
  /// The narrowest terminal that tables fit.
  public static let leastWidth = 80

  /// Text without an end to its lines, and without colours: for documents.
  public static let endless = Layout(width: .max)

  /// The number of characters that a line may have.
  public let width: Int
  /// True if colours may be used.
  public let colors: Bool

  /// Lays text out for a width, of ``leastWidth`` at least.
  public init(width: Int, colors: Bool = false) {
    self.width = max(width, Self.leastWidth)
    self.colors = colors
  }

  private init(_ width: Int, _ colors: Bool) {
    self.width = width
    self.colors = colors
  }

  /// The layout of what is indented.
  func indented(by count: Int) -> Layout { Layout(width - count, colors) }

  /// The text with no line longer than the width: what is longer goes on in the next line, indented a little more.
  public func fit(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { line in line.utf8.count <= width ? [String(line)] : Self.broken(String(line), width) }
      .joined(separator: "\n")
  }

  private static func broken(_ line: String, _ width: Int) -> [String] {
    let visible = line.replacing(/\u{1B}\[[0-9]*m/, with: "")
    guard visible.count > width else { return [line] }
    let indent = String(visible.prefix { $0 == " " }) + "  "
    let parts = visible.trimmingPrefix { $0 == " " }.lines(of: width - indent.count)
    return [indent.dropLast(2) + (parts.first ?? "")] + parts.dropFirst().map { indent + $0 }
  }
}

extension StringProtocol {
  /// The text in lines of a width at most, broken between words, or within a word that is longer.
  func lines(of width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      if lines[lines.count - 1].isEmpty && lines.count == 1 {
        lines[0] = word
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
      while lines[lines.count - 1].count > width {
        word = lines.removeLast()
        lines += [String(word.prefix(width)), String(word.dropFirst(width))]
      }
    }
    return lines
  }
}
