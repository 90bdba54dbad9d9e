public import HeadlessUIKit
import Users

/// The layout of the user list: a table, and a label for an empty list.
///
///     let outlets = UserListOutlets()
///     let controller = UIViewController()
///     outlets.install(in: controller.view)
///     outlets.tableView.reloadData()
public struct UserListOutlets {
  /// The table of users, in ``UserCell``s.
  public let tableView = UITableView()
  /// The label for an empty list.
  public let noUsersLabel = UILabel()

  /// Makes the elements.
  public init() {
    tableView.accessibilityIdentifier = AccessibilityIdentifier.userTable
    tableView.register(UserCell.self, forCellReuseIdentifier: UserCell.reuseIdentifier)
    noUsersLabel.accessibilityIdentifier = AccessibilityIdentifier.noUsersLabel
    noUsersLabel.text = Wording.noUsers
  }

  /// Lays the elements out in a view.
  public func install(in view: UIView) {
    view.addSubview(noUsersLabel)
    view.addSubview(tableView)
  }
}
