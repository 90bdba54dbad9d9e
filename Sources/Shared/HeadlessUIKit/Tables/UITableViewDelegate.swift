public import Foundation

/// A delegate that is told of taps on a table.
@MainActor public protocol UITableViewDelegate: AnyObject {
  /// A row's accessory button was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Optional, as in UIKit.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Optional, as in UIKit.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
