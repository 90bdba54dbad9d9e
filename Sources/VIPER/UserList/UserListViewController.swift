import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows the names of the users in a table, and keeps the rows that it is given.
final class UserListViewController: UIViewController {
  var presenter: (any AnyUserListPresenter)?
  private let outlets = UserListOutlets()
  private var users: [UserListRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    presenter?.viewLoaded()
  }
}

extension UserListViewController: AnyUserListView {
  func showNoUsers(_ isEmpty: Bool) {
    outlets.noUsersLabel.isHidden = !isEmpty
  }

  func update(with users: [UserListRow]) {
    self.users = users
    outlets.tableView.reloadData()
  }

  func update(with user: UserListRow, at index: Int) {
    users[index] = user
    outlets.tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }
}

extension UserListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: users[indexPath.row].name)
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    presenter?.accessoryTapped(ofUser: users[indexPath.row].id)
  }
}
