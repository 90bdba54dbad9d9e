import Foundation

extension UITableView {
  /// The numbers of rows in all sections but the first; kept with the table's other values, as few tables have any.
  var laterSections: [Int] {
    get { self[LaterSections.self] }
    set { self[LaterSections.self] = newValue }
  }
  var hasLaterSections: Bool { keepsValues && !laterSections.isEmpty }

  private enum LaterSections: AssociatedKey { static var defaultValue: [Int] { [] } }

  /// The place of a row among all rows.
  func place(of path: IndexPath) -> Int {
    path.section == 0 ? path.row : path.row + (0..<path.section).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  /// The section and row of a place among all rows.
  func path(_ place: Int) -> IndexPath {
    guard hasLaterSections else { return IndexPath(row: place, section: 0) }
    var (row, section) = (place, 0)
    while section < laterSections.count, case let rows = numberOfRows(inSection: section), row >= rows {
      row -= rows
      section += 1
    }
    return IndexPath(row: row, section: section)
  }
}
