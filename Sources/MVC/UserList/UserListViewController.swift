import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Lists the users and opens the details of one.
final class UserListViewController: UIViewController {
  private let repository: any UsersRepository
  private let outlets = UserListOutlets()
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    // Weak: the repository holds the closure for as long as this controller holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }

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
    guard let navigationController, navigationController.isAtRoot else { return }
    navigationController.showDetails(UserDetailsViewController(user: users[indexPath.row], repository: repository))
  }
}
