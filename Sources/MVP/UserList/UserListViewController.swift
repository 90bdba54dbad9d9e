import Foundation
import HeadlessUIKit
import Users

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
    // A second tap arrives while the first one's screen is on its way.
    guard let parent, let navigationController, navigationController.topViewController === parent else { return }
    let details = UserDetailsViewController(user: user, repository: repository)
    // In one change, not a push: if a link waits for a transition to end, this replaces its screen.
    navigationController.setViewControllers([parent, details], animated: true)
  }
}
