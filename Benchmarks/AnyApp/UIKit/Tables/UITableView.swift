public import Foundation

/// A list of rows in sections, with all that apps ask for: it takes the place of the core's in `import UIKit`, as
/// ``UITextField`` does. Only visible rows have cells; a cell that is scrolled away is used again.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The place to which a table scrolls a row; here it is always the top.
  public enum ScrollPosition { case none, top, middle, bottom }
  /// The animation of a change of rows; here there is none.
  public enum RowAnimation { case none, automatic, fade, right, left, top, bottom, middle }

  /// The data source, which gives the rows; weak, as in UIKit.
  public weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The delegate, told of taps on rows and of what is shown; weak, as in UIKit.
  public weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, in points.
  open var rowHeight: CGFloat = 44 {
    didSet { setNeedsLayout() }
  }
  /// True if a tap selects a row; true by default.
  public final var allowsSelection = true
  /// True if several rows can be selected, a tap on a selected one takes that back.
  public final var allowsMultipleSelection = false
  /// True while rows can be deleted, inserted and moved without a swipe.
  public final var isEditing = false {
    didSet { if isEditing { askHowRowsAreEdited() } }
  }
  /// The view above all rows, which scrolls with them.
  public final var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows, which scrolls with them.
  public final var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The views that the delegate has given for above the sections' rows.
  public final var headerViews: [Int: UIView] = [:]
  /// The views that the delegate has given for below the sections' rows.
  public final var footerViews: [Int: UIView] = [:]

  private(set) var cells = TableCells()
  /// The selected rows, in the order in which they were selected.
  var selection: [IndexPath] = []
  /// The change of rows and sections that is under way.
  var update = TableUpdate()
  /// The number of rows of each section; one section without rows if the data source has none.
  private var counts = [0]
  private var needsReload = true
  private var needsCount = true
  private var makers: [String: () -> UITableViewCell] = [:]

  /// Sets the class of new cells, which are made when there is no used cell.
  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  /// Sets a closure that makes new cells: of a nib, or as a storyboard has drawn them.
  public final func register(forCellReuseIdentifier identifier: String, _ makeCell: @escaping () -> UITableViewCell) {
    makers[identifier] = makeCell
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
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }

  private func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) { return cell }
    let cell = makers[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Asks the data source for everything again at the next layout, except for rows that are not visible.
  open func reloadData() {
    forgetSelection()
    needsReload = true
    needsCount = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Asks the data source again for the cells of these rows, as far as they are visible: at once, as in UIKit.
  ///
  /// The rows are counted again. Their number must be what it was, and every row one of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for path in indexPaths { deselectRow(at: path, animated: false) }
    if numberOfSections > 1 {
      for path in indexPaths where cells.isVisible(place(of: path)) { show(place(of: path)) }
      return
    }
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
    return counts.count == 1 ? counts[0] : counts[section]
  }

  /// The number of sections that the data source gives.
  open var numberOfSections: Int {
    if needsCount { count() }
    return counts.count
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
    return visibleCell(at: indexPath)
  }

  /// Scrolls a row to the top, as far as the content allows.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    contentOffset.y = CGFloat(place(of: indexPath)) * rowHeight
    layoutIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      tellOfHiding(cells.visibleRows)
      cells.recycleAll()
      if needsCount { count() }
      showSectionViews()
    }
    let rows = rowsInSight()
    tellOfHiding(cells.visibleRows.filter { !rows.contains($0) })
    cells.recycle(except: rows)
    for row in rows where !cells.isVisible(row) { show(row) }
  }

  // In a class's body, so that subclasses of apps can have a picture of their own.
  open override var picture: [String] { pictureOfRows }

  /// The number of rows of all sections.
  var rowCount: Int { counts.reduce(0, +) }

  /// The cell of a row that is on screen already; lays out nothing.
  func visibleCell(at path: IndexPath) -> UITableViewCell? { cells.cell(at: place(of: path)) }

  /// The place of a row among all rows.
  func place(of path: IndexPath) -> Int {
    (0..<path.section).reduce(path.row) { $0 + numberOfRows(inSection: $1) }
  }

  /// The section and row of a place among all rows.
  func path(_ place: Int) -> IndexPath {
    var (row, section) = (place, 0)
    while section < counts.count - 1, row >= counts[section] {
      row -= counts[section]
      section += 1
    }
    return IndexPath(row: row, section: section)
  }

  private func count() {
    needsCount = false
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    if counts.isEmpty { counts = [0] }
  }

  private func rowsInSight() -> Range<Int> {
    let lastOffset = max(0, CGFloat(rowCount) * rowHeight - bounds.height)
    bounds.origin.y = min(max(0, bounds.origin.y), lastOffset)
    let first = Int(bounds.minY / rowHeight)
    let end = Int((bounds.maxY / rowHeight).rounded(.up))
    return min(first, rowCount)..<min(end, rowCount)
  }

  private func show(_ row: Int) {
    let path = path(row)
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells.place(cell, at: row)
    if !selection.isEmpty { cell.setSelected(isSelected(path), animated: false) }
    tellOfShowing(cell, at: path)
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

  private func replace(_ old: UIView?, by view: UIView?) {
    old?.removeFromSuperview()
    if let view { addSubview(view) }
  }
}

/// The cells of a table: the visible ones by row, those that wait for reuse by identifier.
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
