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
  private let closeColumns: Set<Int>
  private var rows: [[Cell]] = []

  /// Makes a table with the heads of its columns.
  ///
  /// - Parameters:
  ///   - leading: how many columns are aligned to the left.
  ///   - closeColumns: those that stand close to the column before them, which they belong to.
  public init(_ head: [String], leading: Int = 1, closeColumns: Set<Int> = []) {
    self.leading = leading
    self.closeColumns = closeColumns
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
      let line = row.indices.map { column in
        gap(before: column) + padded(row[column], widths[column], left: column < leading, colors: colors)
      }
      return line.joined().replacing(/\s+$/, with: "")
    }
  }

  /// The table in Markdown.
  public var markdown: [String] {
    let rule = head.indices.map { $0 < leading ? "---" : "--:" }
    let lines = [head.map(\.text), rule] + rows.map { $0.map(\.text) }
    return lines.map { "| \($0.joined(separator: " | ")) |" }
  }

  private func gap(before column: Int) -> String {
    column == 0 ? "" : closeColumns.contains(column) ? " " : "  "
  }

  private func padded(_ cell: Cell, _ width: Int, left: Bool, colors: Bool) -> String {
    let space = String(repeating: " ", count: width - cell.text.count)
    let text = colors && cell.style != .plain ? "\u{1B}[\(cell.style.rawValue)m\(cell.text)\u{1B}[0m" : cell.text
    return left ? text + space : space + text
  }
}
