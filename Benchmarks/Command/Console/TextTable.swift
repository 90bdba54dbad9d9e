import HeadlessUIKit
import Texts

/// Rows of cells in aligned columns: the leading ones to the left, the others, which hold figures, to the right.
public struct TextTable: Sendable {
  /// A piece of text with a style for terminals that can show it.
  public struct Cell: Sendable, ExpressibleByStringInterpolation {
    let text: String
    let style: Style

    /// Makes a cell; control characters are shown, not sent.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text.visible
      self.style = style
    }

    /// Makes a plain cell.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// The style of a cell in a terminal.
  public enum Style: String, Sendable {
    /// Plain text.
    case plain = ""
    /// Headings of columns.
    case head = "1"
    /// Good news.
    case good = "32"
    /// Neither good nor bad.
    case fair = "33"
    /// Bad news.
    case bad = "31"
  }

  /// The text of a cell without a figure. A column with only such cells is not shown.
  public static let missing = "n/a"

  /// The least width of a column of sentences.
  private static let narrowest = 24

  private let head: [Cell]
  private let leading: Int
  private let closeColumns: Set<Int>
  private var rows: [[Cell]] = []

  /// Creates a table with the headings of its columns; if all are empty, there is no line of headings.
  ///
  /// - Parameters:
  ///   - head: the headings.
  ///   - leading: the number of columns that are aligned to the left.
  ///   - closeColumns: columns that belong to the column before them and stand close to it.
  public init(_ head: [String], leading: Int = 1, closeColumns: Set<Int> = []) {
    self.leading = leading
    self.closeColumns = closeColumns
    self.head = head.map { Cell($0, .head) }
  }

  /// Adds a row with as many cells as there are columns, or fewer.
  public mutating func add(_ row: [Cell]) {
    rows.append(row)
  }

  /// True if the table has a figure or, if all its columns are text, a row.
  public var hasFigures: Bool {
    !rows.isEmpty && (leading >= head.count || told.contains { $0 >= leading })
  }

  /// The lines of the table, none of them longer than the layout.
  ///
  /// If it is wider, its column of sentences is made narrower. If that is impossible, it becomes several tables, each
  /// of which begins with the leading columns.
  public func lines(_ layout: Layout = .endless) -> [String] {
    guard hasFigures else { return [] }
    var widths = naturalWidths
    if let column = sentences(widths, layout.width) {
      widths[column] -= total(told, widths) - layout.width
      return lines(of: told, widths, layout)
    }
    let parts = parts(widths, layout.width).map { lines(of: $0, widths, layout) }
    return Array(parts.joined(separator: [""]))
  }

  /// The table in Markdown.
  public var markdown: [String] {
    guard hasFigures else { return [] }
    let rule = told.map { $0 < leading ? "---" : "--:" }
    let lines = [told.map { head[$0].text }, rule] + rows.map { row in told.map { cell(row, $0).text } }
    return lines.map { "| \($0.joined(separator: " | ")) |" }
  }

  /// The columns that are shown.
  private var told: [Int] {
    head.indices.filter { column in
      let texts = Set(rows.map { cell($0, column).text })
      return !texts.contains(Self.missing) || !texts.isSubset(of: [Self.missing, ""])
    }
  }

  private var naturalWidths: [Int] {
    head.indices.map { column in ([head] + rows).map { cell($0, column).text.columns }.max() ?? 0 }
  }

  /// The column to make narrower so that the table fits; `nil` if it fits already, or if no column is enough.
  private func sentences(_ widths: [Int], _ width: Int) -> Int? {
    let excess = total(told, widths) - width
    guard excess > 0, let column = told.filter({ $0 < leading }).max(by: { widths[$0] < widths[$1] }) else {
      return nil
    }
    let hasSentences = rows.contains { cell($0, column).text.contains(" ") }
    return hasSentences && widths[column] - excess >= Self.narrowest ? column : nil
  }

  /// The columns of each table into which the table is divided.
  private func parts(_ widths: [Int], _ width: Int) -> [[Int]] {
    guard total(told, widths) > width else { return [told] }
    let first = told.filter { $0 < leading }
    var parts = [first]
    for column in told.dropFirst(first.count) where !closeColumns.contains(column) {
      let group = [column] + told.drop { $0 <= column }.prefix { closeColumns.contains($0) }
      let last = parts[parts.count - 1]
      let isFull = last.count > first.count && total(last + group, widths) > width
      if isFull { parts.append(first + group) } else { parts[parts.count - 1] += group }
    }
    return parts
  }

  private func lines(of columns: [Int], _ widths: [Int], _ layout: Layout) -> [String] {
    let isHeaded = columns.contains { !head[$0].text.isEmpty }
    return ((isHeaded ? [head] : []) + rows).flatMap { lines(of: $0, columns, widths, layout.colors) }
  }

  /// The lines of a row: as many as its longest cell needs.
  private func lines(of row: [Cell], _ columns: [Int], _ widths: [Int], _ colors: Bool) -> [String] {
    let texts = columns.map { column in
      let text = cell(row, column).text
      return text.columns > widths[column] ? text.lines(of: widths[column]) : [text]
    }
    return (0..<(texts.map(\.count).max() ?? 0)).map { index in
      let pieces = columns.indices.map { place in
        let (column, lines) = (columns[place], texts[place])
        let piece = Cell(index < lines.count ? lines[index] : "", cell(row, column).style)
        return gap(before: column, isFirst: place == 0) + padded(piece, widths[column], column < leading, colors)
      }
      return pieces.joined().replacing(/\s+$/, with: "")
    }
  }

  private func total(_ columns: [Int], _ widths: [Int]) -> Int {
    columns.enumerated().reduce(0) { $0 + widths[$1.element] + gap(before: $1.element, isFirst: $1.offset == 0).count }
  }

  private func cell(_ row: [Cell], _ column: Int) -> Cell {
    row.indices.contains(column) ? row[column] : ""
  }

  private func gap(before column: Int, isFirst: Bool) -> String {
    isFirst ? "" : closeColumns.contains(column) ? " " : "  "
  }

  private func padded(_ cell: Cell, _ width: Int, _ isLeft: Bool, _ colors: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - cell.text.columns))
    let isPlain = !colors || cell.style == .plain || cell.text.isEmpty
    let text = isPlain ? cell.text : "\u{1B}[\(cell.style.rawValue)m\(cell.text)\u{1B}[0m"
    return isLeft ? text + space : space + text
  }
}
