public import Foundation

/// A list of rows, all in one section. Only visible rows have cells; a cell that is scrolled away is used again.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  override class var ownType: UIView.Type { UITableView.self }
  /// The place to which a table scrolls a row; here it is always the top.
  public enum ScrollPosition { case none, top, middle, bottom }
  /// The animation of a change of rows; here there is none.
  public enum RowAnimation { case none, automatic, fade, right, left, top, bottom, middle }

  /// The data source, which gives the rows; weak, as in UIKit.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The delegate, told of taps on rows; weak, as in UIKit.
  public weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, in points.
  open var rowHeight: CGFloat = 44 {
    didSet { setNeedsLayout() }
  }

  private var rowCount = 0
  private var cells = TableCells()
  private var needsReload = true
  private var needsCount = true

  /// Sets the class of new cells, which are made when there is no used cell.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  /// Returns a used cell, prepared for another row, or a new one of the registered class. As in UIKit, one has to be
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cells.dequeue(identifier) else {
      preconditionFailure("no cell class is registered for the identifier \"\(identifier)\"")
    }
    return cell
  }

  /// Returns a used cell or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)
  }

  /// Asks the data source for everything again at the next layout, except for rows that are not visible.
  open func reloadData() {
    needsReload = true
    needsCount = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Asks the data source again for the cells of these rows, as far as they are visible: at once, as in UIKit.
  ///
  /// The rows are counted again. Their number must be what it was, and every row one of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = Set(indexPaths.map(\.row)).sorted()
    let before = numberOfRows(inSection: 0)
    if let row = rows.first(where: { !(0..<before).contains($0) }) {
      preconditionFailure(
        "attempt to delete row \(row) from section 0 which only contains \(before) rows before the update"
      )
    }
    count()
    precondition(rowCount == before, Self.invalidNumber(of: rowCount, insteadOf: before, reloaded: rows.count))
    for row in rows where cells.isVisible(row) { show(row) }
  }

  /// The number of rows that the data source gives; after a reload it is asked at once, and for no cell.
  open func numberOfRows(inSection section: Int) -> Int {
    if needsCount { count() }
    return rowCount
  }

  /// The visible rows, from the top; `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let rows = cells.visibleRows
    return rows.isEmpty ? nil : rows.map { IndexPath(row: $0, section: 0) }
  }

  /// The cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells.cell(at: indexPath.row)
  }

  /// Scrolls a row to the top, as far as the content allows.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    contentOffset.y = CGFloat(indexPath.row) * rowHeight
    layoutIfNeeded()
  }

  /// Taps a row as a person does.
  public func tapRow(at indexPath: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      cells.recycleAll()
      if needsCount { count() }
    }
    let rows = rowsInSight()
    cells.recycle(except: rows)
    for row in rows where !cells.isVisible(row) { show(row) }
  }

  open override var picture: [String] {
    let rows = cells.visibleRows
    let above = rows.first ?? 0
    let below = rowCount - rows.count - above
    return (refreshControl?.picture ?? []) + (above > 0 ? ["  … \(above) above"] : [])
      + rows.flatMap { cells.cell(at: $0)?.picture ?? [] } + (below > 0 ? ["  … \(below) below"] : [])
  }

  private func count() {
    needsCount = false
    rowCount = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
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

  private static func invalidNumber(of rows: Int, insteadOf before: Int, reloaded: Int) -> String {
    """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after \
    the update (\(rows)) must be equal to the number of rows contained in that section before the update \
    (\(before)), plus or minus the number of rows inserted or deleted from that section (\(reloaded) inserted, \
    \(reloaded) deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved \
    out).
    """
  }
}
