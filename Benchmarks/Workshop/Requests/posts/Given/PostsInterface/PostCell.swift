public import Foundation
public import HeadlessUIKit

/// A row of the list of posts: a title.
public final class PostCell: UITableViewCell {
  /// The name under which tables keep these cells for reuse.
  public static let reuseIdentifier = "PostCell"

  /// Returns a cell for a row of the list, with a title.
  public static func dequeue(from tableView: UITableView, at indexPath: IndexPath, title: String) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.textLabel?.text = title
    return cell
  }
}
