import Foundation
import HeadlessUIKit
import UsersInterface

/// Shows the names of the users in a table.
final class UserListViewController: UIViewController {
  /// Unowned: the view factory holds the view model for as long as it holds this view.
  private unowned let viewModel: UserListViewModel
  private let outlets = UserListOutlets()

  init(viewModel: UserListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    viewModel.bind(self)
    usersUpdated()
  }
}

extension UserListViewController: UserListViewModelDelegate {
  func usersUpdated() {
    outlets.noUsersLabel.isHidden = !viewModel.isEmpty
    outlets.tableView.reloadData()
  }

  func userUpdated(at row: Int) {
    outlets.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}

extension UserListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.numberOfUsers
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: viewModel.name(at: indexPath.row))
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    viewModel.accessoryTapped(row: indexPath.row)
  }
}
