import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// The coordinator, as the list's view controller sees it: opens another screen.
protocol UserListRouting: AnyObject {
  func showDetails(ofUser id: User.ID)
}

/// Shows the names of the users in a table, and keeps its rows.
final class UserListViewController: UIViewController {
  /// Weak: the coordinator makes this scene and belongs to the app.
  weak var coordinator: (any UserListRouting)?

  private let interactor: UserListInteractor
  private let outlets = UserListOutlets()
  private var rows: [UserListRow] = []

  init(interactor: UserListInteractor) {
    self.interactor = interactor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    interactor.observeUsers()
  }
}

extension UserListViewController: UserListDisplaying {
  func displayRows(_ rows: [UserListRow]) {
    self.rows = rows
    outlets.noUsersLabel.isHidden = !rows.isEmpty
    outlets.tableView.reloadData()
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    rows[index] = row
    outlets.tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }

  func displayDetails(ofUser id: User.ID) {
    coordinator?.showDetails(ofUser: id)
  }
}

extension UserListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UserCell.dequeue(from: tableView, at: indexPath, name: rows[indexPath.row].name)
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    interactor.openUser(rows[indexPath.row].id)
  }
}
