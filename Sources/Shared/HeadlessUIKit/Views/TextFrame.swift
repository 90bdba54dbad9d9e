/// A frame of line-drawing characters around lines of text, all of one width in columns.
enum TextFrame {
  case screen, presented

  /// The number of columns that fit between the frame's edges.
  static let width = 44

  func around(_ lines: [String]) -> [String] {
    let (top, edge, bottom) = strokes
    let framed = lines.map { "\(edge) \(Self.fitted($0, to: Self.width)) \(edge)" }
    return [Self.rule(top)] + framed + [Self.rule(bottom)]
  }

  /// Returns a line with a text at its trailing edge; only the leading text is shortened.
  static func line(_ leading: String, _ trailing: String) -> String {
    guard !trailing.isEmpty else { return leading }
    return fitted(leading, to: max(0, width - trailing.columns - 1)) + " " + trailing
  }

  private var strokes: (top: [String], edge: String, bottom: [String]) {
    switch self {
    case .screen: (["┌", "─", "┐"], "│", ["└", "─", "┘"])
    case .presented: (["╔", "═", "╗"], "║", ["╚", "═", "╝"])
    }
  }

  private static func rule(_ strokes: [String]) -> String {
    strokes[0] + String(repeating: strokes[1], count: width + 2) + strokes[2]
  }

  /// Shortens a text or fills it up to a width; characters that would break the line become spaces.
  private static func fitted(_ text: String, to width: Int) -> String {
    let line = text.contains(where: breaksLine) ? String(text.map { breaksLine($0) ? " " : $0 }) : text
    guard line.columns > width else { return line.filled(to: width) }
    return width > 0 ? line.prefix(columns: width - 1).filled(to: width - 1) + "…" : ""
  }

  private static func breaksLine(_ character: Character) -> Bool {
    character.isNewline || character == "\t"
  }
}
