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
    guard let navigationController, navigationController.isAtRoot, let users = repository.users else { return }
    navigationController.showDetails(UserDetailsViewController(user: users[indexPath.row], repository: repository))
  }
}
