/// Rows of cells in aligned columns: the leading ones to the left, the others, which hold figures, to the right.
public struct TextTable: Sendable {
  /// A piece of text, and how a terminal that can shows it.
  public struct Cell: Sendable, ExpressibleByStringInterpolation {
    let text: String
    let style: Style

    /// Makes a cell.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }

    /// Makes a plain cell.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// How a terminal shows a cell.
  public enum Style: String, Sendable {
    /// As everything else.
    case plain = ""
    /// Heads of columns.
    case head = "1"
    /// Good news.
    case good = "32"
    /// Neither good nor bad.
    case fair = "33"
    /// Bad news.
    case bad = "31"
  }

  private let head: [Cell]
  private let leading: Int
  private var rows: [[Cell]] = []

  /// Makes a table with the heads of its columns, so many of them aligned to the left.
  public init(_ head: [String], leading: Int = 1) {
    self.leading = leading
    self.head = head.map { Cell($0, .head) }
  }

  /// Adds a row with as many cells as there are columns, or fewer.
  public mutating func add(_ row: [Cell]) {
    rows.append(row)
  }

  /// The lines of the table.
  public func lines(colors: Bool) -> [String] {
    let all = [head] + rows
    let widths = head.indices.map { column in
      all.map { $0.indices.contains(column) ? $0[column].text.count : 0 }.max() ?? 0
    }
    return all.map { row in
      let cells = row.indices.map { padded(row[$0], widths[$0], left: $0 < leading, colors: colors) }
      let line = cells.joined(separator: "  ")
      return line.replacing(/\s+$/, with: "")
    }
  }

  /// The table in Markdown.
  public var markdown: [String] {
    let rule = head.indices.map { $0 < leading ? "---" : "--:" }
    let lines = [head.map(\.text), rule] + rows.map { $0.map(\.text) }
    return lines.map { "| \($0.joined(separator: " | ")) |" }
  }

  private func padded(_ cell: Cell, _ width: Int, left: Bool, colors: Bool) -> String {
    let space = String(repeating: " ", count: width - cell.text.count)
    let text = colors && cell.style != .plain ? "\u{1B}[\(cell.style.rawValue)m\(cell.text)\u{1B}[0m" : cell.text
    return left ? text + space : space + text
  }
}
