public import Foundation
public import HeadlessUIKit

/// A row of the user list: a name and an info button.
///
///     let outlets = UserListOutlets()
///     let cell = UserCell.dequeue(from: outlets.tableView, at: IndexPath(row: 0, section: 0), name: "Ada Lovelace")
public final class UserCell: UITableViewCell {
  /// The name under which tables keep these cells for reuse.
  public static let reuseIdentifier = "UserCell"

  /// Returns a cell for a row of the list, showing a name.
  public static func dequeue(from tableView: UITableView, at indexPath: IndexPath, name: String) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.accessoryType = .detailButton
    cell.textLabel?.text = name
    return cell
  }
}
