import Adapting

/// The measures of apps' sources, beside each other; of one app its types, too.
@MainActor struct StructureTable {
  private static let longest = 20

  let apps: [BenchApp]

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    let lineup = try [LineupEntry](apps, &arguments)
    try arguments.end()
    let measures = try lineup.map { try $0.answer(SourceMeasure.self, to: ["sources"]) }
    print(Self.table(lineup.map(\.name), measures))
    if measures.count == 1, let measure = measures.first { print("\n\(Self.types(of: measure))") }
  }

  /// The measures of apps as a table, an app to a column.
  static func table(_ apps: [String], _ measures: [SourceMeasure]) -> String {
    let rows: [(String, (SourceMeasure) -> String)] = [
      ("files", { "\($0.files)" }),
      ("files that import UIKit", { "\($0.filesWithUIKit)" }),
      ("types", { "\($0.types.count { $0.keyword != "extension" })" }),
      ("lines of code", { "\($0.lines)" }),
      ("lines in types without UIKit", { "\($0.linesWithoutUIKit)\(share($0.linesWithoutUIKit, of: $0.lines))" }),
      ("pairs of types, one naming the other", { "\($0.references)" }),
      ("longest type", { $0.types.first.map { "\($0.lines) lines" } ?? "–" }),
    ]
    let cells = [[""] + apps] + rows.map { row in [row.0] + measures.map(row.1) }
    return TextTable(cells).text
  }

  /// A share of all lines in brackets; nothing if there are none.
  private static func share(_ part: Int, of whole: Int) -> String {
    whole > 0 ? " (\(Int((Double(part) / Double(whole) * 100).rounded())) %)" : ""
  }

  private static func types(of measure: SourceMeasure) -> String {
    let rows = measure.types.prefix(longest).map { type in
      [type.name, type.keyword, "\(type.lines)", type.namesUIKit ? "yes" : "no", "\(type.names.count)"]
    }
    let rest = measure.types.count - rows.count
    let table = TextTable([["the longest types", "kind", "lines", "UIKit", "names"]] + rows).text
    return table + (rest > 0 ? "\nand \(rest) more" : "")
  }
}

/// Cells in columns: the first column at the left, others at the right.
nonisolated struct TextTable {
  private let cells: [[String]]

  init(_ cells: [[String]]) {
    self.cells = cells
  }

  var text: String {
    let columns = cells.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in cells.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return cells.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
