import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows the names of the users in a table.
final class UserListView: UIView {
  var presenter: UserListPresenter?
  private let outlets = UserListOutlets()

  func setupView() {
    outlets.install(in: self)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
  }
}

extension UserListView: UserListViewProtocol {
  func updateView() {
    outlets.noUsersLabel.isHidden = presenter?.hasNoUsers != true
    outlets.tableView.reloadData()
  }
}

extension UserListView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter?.numberOfUsers ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: presenter?.name(at: indexPath.row) ?? "")
  }
}

extension UserListView: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    presenter?.accessoryTapped(row: indexPath.row)
  }
}
