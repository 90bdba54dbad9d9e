/// Source that is told early of rows whose cells will be needed.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows just below the visible ones will be needed: as many as are visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows that were announced are needed no more.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The second is optional, as in UIKit.
extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// The source that is told of rows just below the visible ones; weak, as in UIKit.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { self[Prefetching.self].source }
    set { self[Prefetching.self] = TablePrefetching(source: newValue) }
  }

  /// Tells the source of the rows below the visible ones, in the next turn of the run loop: then all of these are there.
  func announceRowsSoon() {
    guard prefetchDataSource != nil, !self[Prefetching.self].isWaiting, let runLoop = window?.runLoop else { return }
    self[Prefetching.self].isWaiting = true
    // Weak: the table may be gone by then.
    runLoop.perform { [weak self] in self?.announceRows() }
  }

  private func announceRows() {
    self[Prefetching.self].isWaiting = false
    guard let prefetchDataSource, let visible = indexPathsForVisibleRows, let last = visible.last else { return }
    let announced = self[Prefetching.self].announced
    let near = Array(rows(after: last).prefix(visible.count))
    self[Prefetching.self].announced = Set(near)
    let gone = announced.subtracting(near).subtracting(visible)
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    let new = near.filter { !announced.contains($0) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  private func rows(after path: IndexPath) -> some Sequence<IndexPath> {
    (path.section..<max(path.section, numberOfSections)).lazy.flatMap { section in
      let first = section == path.section ? path.row + 1 : 0
      return (first..<max(first, self.numberOfRows(inSection: section))).map { IndexPath(row: $0, section: section) }
    }
  }

  private enum Prefetching: AssociatedKey { static var defaultValue: TablePrefetching { TablePrefetching() } }
}

/// The source of a table that is told early, and what it was told.
private struct TablePrefetching {
  // Weak, as in UIKit.
  weak var source: (any UITableViewDataSourcePrefetching)?
  var announced: Set<IndexPath> = []
  var isWaiting = false
}
