public import Foundation

extension UITableView {
  /// The selected rows, in the order in which they were selected; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// The row that was selected first; `nil` if none is.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// Selects a row, or none. As in UIKit, the delegate is not told.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, !isSelected(indexPath) else { return }
    selection.append(indexPath)
    visibleCell(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Takes the selection from a row. As in UIKit, the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let place = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: place)
    visibleCell(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Taps a row as a person does: asks the delegate, changes the selection, tells the delegate.
  public func tapRow(at indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, isSelected(indexPath) { return deselect(indexPath) }
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselect(old) }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

  /// Takes the selection from all rows, as a reload does.
  func forgetSelection() {
    for path in selection { deselectRow(at: path, animated: false) }
  }

  private func deselect(_ path: IndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
