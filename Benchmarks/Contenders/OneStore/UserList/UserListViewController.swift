import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Shows the names of the users in a table.
final class UserListViewController: UIViewController {
  private let scope: Scope<UserListFeature.State, UserListFeature.Action>
  private let outlets = UserListOutlets()
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(scope: Scope<UserListFeature.State, UserListFeature.Action>) {
    self.scope = scope
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlets.install(in: view)
    outlets.tableView.dataSource = self
    outlets.tableView.delegate = self
    // Weak: the store holds the closure for as long as this controller holds the observation.
    observation = scope.observe { [weak self] in self?.show($0) }
  }

  private func show(_ state: UserListFeature.State) {
    users = state.users ?? UserDirectory()
    outlets.noUsersLabel.isHidden = !state.hasNoUsers
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
    // The stack says it, not the state: during a swipe back the screen has left the stack already, and a tap is meant.
    scope.send(.rowTapped(users[indexPath.row].id, isAtRoot: navigationController?.isAtRoot == true))
  }
}
