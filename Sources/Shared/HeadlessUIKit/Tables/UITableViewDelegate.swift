public import Foundation

/// Delegate of a table: told of taps on its rows.
@MainActor public protocol UITableViewDelegate: AnyObject {
  /// A row's accessory button was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing: the method is optional, as in UIKit.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Does nothing: the method is optional, as in UIKit.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
