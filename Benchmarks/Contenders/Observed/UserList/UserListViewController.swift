import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows the names of the users in a table. It sees the users as they are, not what has changed: each change reloads the table.
///
/// The table's users are those that it was told of last: its row count and its rows are of one moment.
final class UserListViewController: UIViewController {
  private let viewModel: UserListViewModel
  private let outlets = UserListOutlets()
  private var users = UserDirectory()
  private var following: Task<Void, Never>?

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { following?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    // The view model, not this controller: the task ends when this controller goes.
    following = Task { [viewModel] in await viewModel.follow() }
  }

  override func updateProperties() {
    super.updateProperties()
    outlets.noUsersLabel.isHidden = !viewModel.hasNoUsers
    users = viewModel.users ?? UserDirectory()
    outlets.tableView.reloadData()
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
    viewModel.select(users[indexPath.row])
  }
}
