public import Foundation

/// A list of rows of which only the visible ones exist, their cells used again as they scroll out of sight.
public final class UITableView: UIScrollView {
  /// The place of a row after a table has scrolled to it.
  public enum ScrollPosition { case top }
  /// The animation of a change of rows; here there is never one.
  public enum RowAnimation { case none, automatic }

  /// The data source; weak, as in UIKit.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, in points.
  public var rowHeight: CGFloat = 44 {
    didSet { setNeedsLayout() }
  }

  private var rowCount = 0
  private var cells = TableCells()
  private var needsReload = true
  private var rowsToReload: Set<Int> = []

  /// Sets the class to make cells of when none is left to be used again.
  public func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  /// A used cell made ready for another row, or a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    cells.dequeue(identifier)
  }

  /// Asks the data source for everything anew at the next layout; rows out of sight are not asked for.
  public func reloadData() {
    needsReload = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Asks the data source for the visible ones among these rows' cells anew, at the next layout as well.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rowsToReload.formUnion(indexPaths.map(\.row))
    setNeedsLayout()
  }

  /// The number of rows as the table knows it.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return rowCount
  }

  /// The rows in sight, from the top; `nil` if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let rows = cells.visibleRows
    return rows.isEmpty ? nil : rows.map { IndexPath(row: $0, section: 0) }
  }

  /// The cell of a row; `nil` if the row is out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells.cell(at: indexPath.row)
  }

  /// Scrolls until a row is in sight.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    contentOffset.y = CGFloat(indexPath.row) * rowHeight
    layoutIfNeeded()
  }

  public override func layoutSubviews() {
    if needsReload {
      needsReload = false
      rowsToReload = []
      cells.recycleAll()
      rowCount = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    }
    let rows = rowsInSight()
    cells.recycle(except: rows)
    for row in rows where !cells.isVisible(row) || rowsToReload.contains(row) { show(row) }
    rowsToReload = []
  }

  override var picture: [String] {
    let rows = cells.visibleRows
    let above = rows.first ?? 0
    let below = rowCount - rows.count - above
    return (refreshControl?.picture ?? []) + (above > 0 ? ["  … \(above) above"] : [])
      + rows.flatMap { cells.cell(at: $0)?.picture ?? [] } + (below > 0 ? ["  … \(below) below"] : [])
  }

  private func rowsInSight() -> Range<Int> {
    let lastOffset = max(0, CGFloat(rowCount) * rowHeight - bounds.height)
    bounds.origin.y = min(max(0, bounds.origin.y), lastOffset)
    let first = Int(bounds.minY / rowHeight)
    let end = Int((bounds.maxY / rowHeight).rounded(.up))
    return min(first, rowCount)..<min(end, rowCount)
  }

  private func show(_ row: Int) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: 0)) else { return }
    cells.place(cell, at: row)
    addSubview(cell)
  }
}
