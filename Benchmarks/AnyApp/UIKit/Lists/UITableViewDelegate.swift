/// Delegate of a table: that of the core, and what a person finds behind a row by a swipe.
///
/// It takes the core's place in `import UIKit`, as ``UITextField`` does.
@preconcurrency @MainActor public protocol UITableViewDelegate: HeadlessUIKit.UITableViewDelegate {
  /// The buttons at a row's trailing edge; `nil` for the usual one, which deletes the row.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The buttons at a row's leading edge; `nil` for none.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The buttons at a row's trailing edge, as iOS 8 to 12 asked for them; `nil` for the usual one.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
}

// All of them are optional, as in UIKit.
extension UITableViewDelegate {
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
}
