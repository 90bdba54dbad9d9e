import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Makes the list's presenter, and opens the details of a user.
final class UserListViewController: UIViewController {
  private let repository: any UsersRepository
  private let listView = UserListView()

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let presenter = UserListPresenter(listView, repository: repository)
    presenter.delegate = self
    listView.presenter = presenter
    listView.setupView()
    view = listView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.presenter?.viewLoaded()
  }
}

extension UserListViewController: UserListPresenterDelegate {
  func showDetails(of user: User) {
    guard let navigationController, navigationController.isAtRoot else { return }
    navigationController.showDetails(UserDetailsViewController(user: user, repository: repository))
  }
}
