import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows the names of the users in a table, which it reloads at each change; in UIKit a diffable data source would draw one row.
///
/// The table's users are those of the last update: its row count and its rows are of one moment.
final class UserListViewController: UIViewController {
  private let viewModel: UserListViewModel
  private let outlets = UserListOutlets()
  private var users = UserDirectory()
  private var followTask: Task<Void, Never>?

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { followTask?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    // The view model alone: a loop that held this controller, which ends it, would never end.
    followTask = Task { [viewModel] in await viewModel.follow() }
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
