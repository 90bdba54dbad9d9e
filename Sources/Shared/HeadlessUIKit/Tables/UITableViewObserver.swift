public import Foundation

/// An observer of what tables show: it tells apps' delegates what the six never ask to be told of.
@preconcurrency @MainActor public protocol UITableViewObserver {
  /// A table has counted its rows again, and is about to show them.
  func hasReloaded(_ tableView: UITableView)
  /// A row's cell is about to be shown.
  func willShow(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView)
  /// A row's cell is about to be taken away.
  func willHide(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView)
}

extension UITableView {
  /// Tells an observer that rows are about to be taken away.
  func tell(_ observer: any UITableViewObserver, ofHiding rows: [Int]) {
    for row in rows.reversed() {
      if let cell = cells.cell(at: row) { observer.willHide(cell, at: path(row), in: self) }
    }
  }
}
