import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Draws the users of the repository, which is the list's model, as a table.
final class UserListView: UIView {
  private let outlets = UserListOutlets()
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    super.init(frame: .zero)
    outlets.install(in: self)
    outlets.tableView.dataSource = self
    // Weak: the repository holds the closure for as long as this view holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }

  required init?(coder: NSCoder) { nil }

  var tableView: UITableView { outlets.tableView }

  private func usersChanged(_ update: UsersUpdate) {
    users = update.users
    switch update.change {
    case .fetched: showUsers()
    case .renamed(let id): showName(of: id)
    }
  }

  private func showUsers() {
    outlets.noUsersLabel.isHidden = !users.isEmpty
    outlets.tableView.reloadData()
  }

  private func showName(of id: User.ID) {
    guard let row = users.row(of: id) else { return }
    outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

extension UserListView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    users.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: users[indexPath.row].name)
  }
}
