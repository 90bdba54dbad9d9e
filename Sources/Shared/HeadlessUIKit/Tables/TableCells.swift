/// A table's cells: the visible ones by row, those that wait for reuse by identifier.
struct TableCells {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var visible: [Int: UITableViewCell] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]

  var visibleRows: [Int] { visible.keys.sorted() }

  func isVisible(_ row: Int) -> Bool { visible[row] != nil }

  func cell(at row: Int) -> UITableViewCell? { visible[row] }

  mutating func register(_ cellClass: UITableViewCell.Type, for identifier: String) {
    classes[identifier] = cellClass
  }

  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  mutating func place(_ cell: UITableViewCell, at row: Int) {
    recycle(row)
    visible[row] = cell
  }

  mutating func recycleAll() {
    for row in visibleRows.reversed() { recycle(row) }
  }

  mutating func recycle(except rows: Range<Int>) {
    for row in visibleRows.reversed() where !rows.contains(row) { recycle(row) }
  }

  private mutating func recycle(_ row: Int) {
    guard let cell = visible.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }
}
