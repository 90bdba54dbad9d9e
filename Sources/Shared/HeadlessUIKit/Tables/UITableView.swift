public import Foundation

/// A list of rows. Only visible rows have cells; a cell that is scrolled away is used again.
@preconcurrency @MainActor open class UITableView: UIScrollView {
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

  private(set) var rowCount = 0
  private(set) var cells = TableCells()
  private var needsReload = true
  private var needsCount = true

  /// Sets the class of new cells, which are made when there is no used cell.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  /// Sets a closure that makes new cells: of a nib, or as a storyboard has drawn them.
  public final func register(
    forCellReuseIdentifier identifier: String,
    _ makeCell: @escaping () -> UITableViewCell
  ) {
    self[CellMakers.self][identifier] = makeCell
  }

  /// Returns a used cell, prepared for another row, or a new one of the registered class. As in UIKit, one has to be
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      preconditionFailure("no cell class is registered for the identifier \"\(identifier)\"")
    }
    return cell
  }

  /// Returns a used cell or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  private func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) { return cell }
    let cell = self[CellMakers.self][identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  private enum CellMakers: AssociatedKey { static var defaultValue: [String: () -> UITableViewCell] { [:] } }

  /// Asks the data source for everything again at the next layout, except for rows that are not visible.
  open func reloadData() {
    if hasSelection { forgetSelection() }
    needsReload = true
    needsCount = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Asks the data source again for the cells of these rows, as far as they are visible: at once, as in UIKit.
  ///
  /// The rows are counted again. Their number must be what it was, and every row one of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if hasSelection { indexPaths.forEach { deselectRow(at: $0, animated: false) } }
    if numberOfSections > 1 { return reload(indexPaths) }
    let rows = Set(indexPaths.map(\.row)).sorted()
    let before = numberOfRows(inSection: 0)
    if let row = rows.first(where: { !(0..<before).contains($0) }) {
      preconditionFailure(
        "attempt to delete row \(row) from section 0 which only contains \(before) rows before the update"
      )
    }
    count()
    precondition(rowCount == before, Self.invalidNumber(of: rowCount, insteadOf: before, reloaded: rows.count))
    let observer = Self.observer
    for row in rows where cells.isVisible(row) { show(row, observer) }
  }

  /// The number of rows that the data source gives; after a reload it is asked at once, and for no cell.
  open func numberOfRows(inSection section: Int) -> Int {
    if needsCount { count() }
    if !hasLaterSections { return rowCount }
    return section == 0 ? rowCount - laterSections.reduce(0, +) : laterSections[section - 1]
  }

  /// The number of sections that the data source gives.
  open var numberOfSections: Int {
    if needsCount { count() }
    return hasLaterSections ? laterSections.count + 1 : 1
  }

  /// The visible rows, from the top; `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let rows = cells.visibleRows
    return rows.isEmpty ? nil : rows.map(path)
  }

  /// The cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells.cell(at: place(of: indexPath))
  }

  /// Scrolls a row to the top, as far as the content allows.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    contentOffset.y = CGFloat(place(of: indexPath)) * rowHeight
    layoutIfNeeded()
  }

  /// The observer of all tables: told of what an app's delegate may ask to be told of. A module that runs apps sets it
  /// once, before an app starts.
  public static var observer: (any UITableViewObserver)?

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Read once: a global variable's every read is checked by the runtime.
    let observer = Self.observer
    if needsReload {
      needsReload = false
      if let observer { tell(observer, ofHiding: cells.visibleRows) }
      cells.recycleAll()
      if needsCount { count() }
      observer?.hasReloaded(self)
    }
    let rows = rowsInSight()
    if let observer { tell(observer, ofHiding: cells.visibleRows.filter { !rows.contains($0) }) }
    cells.recycle(except: rows)
    for row in rows where !cells.isVisible(row) { show(row, observer) }
  }

  // In a class's body, so that subclasses of apps can have a picture of their own.
  open override var picture: [String] { pictureOfRows }

  private func count() {
    needsCount = false
    rowCount = 0
    if hasLaterSections { laterSections = [] }
    guard let dataSource, case let sections = dataSource.numberOfSections(in: self), sections > 0 else { return }
    rowCount = dataSource.tableView(self, numberOfRowsInSection: 0)
    guard sections > 1 else { return }
    laterSections = (1..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    rowCount += laterSections.reduce(0, +)
  }

  /// The cell of a row that is on screen already; lays out nothing.
  func visibleCell(at path: IndexPath) -> UITableViewCell? { cells.cell(at: place(of: path)) }

  private func reload(_ paths: [IndexPath]) {
    for path in paths where cells.isVisible(place(of: path)) { show(place(of: path), Self.observer) }
  }

  private func rowsInSight() -> Range<Int> {
    let lastOffset = max(0, CGFloat(rowCount) * rowHeight - bounds.height)
    bounds.origin.y = min(max(0, bounds.origin.y), lastOffset)
    let first = Int(bounds.minY / rowHeight)
    let end = Int((bounds.maxY / rowHeight).rounded(.up))
    return min(first, rowCount)..<min(end, rowCount)
  }

  private func show(_ row: Int, _ observer: (any UITableViewObserver)?) {
    let path = path(row)
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells.place(cell, at: row)
    if hasSelection { cell.setSelected(isSelected(path), animated: false) }
    observer?.willShow(cell, at: path, in: self)
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
