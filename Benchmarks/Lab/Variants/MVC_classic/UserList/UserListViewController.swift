import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Opens the details of a user in the list.
final class UserListViewController: UIViewController {
  private let repository: any UsersRepository
  private let listView: UserListView

  init(repository: any UsersRepository) {
    self.repository = repository
    listView = UserListView(repository: repository)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = listView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.tableView.delegate = self
  }
}

extension UserListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    // A second tap arrives while the first one's screen is on its way.
    guard let parent, let navigationController, navigationController.topViewController === parent else { return }
    guard let users = repository.users else { return }
    let details = UserDetailsViewController(user: users[indexPath.row], repository: repository)
    // In one change, not a push: if a link waits for a transition to end, this replaces its screen.
    navigationController.setViewControllers([parent, details], animated: true)
  }
}
