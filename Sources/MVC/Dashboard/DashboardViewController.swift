import Foundation
import HeadlessUIKit
import Users
import UsersInterface

/// Loads the users, contains list and finder, and follows deep links.
final class DashboardViewController: UIViewController {
  private let repository: any UsersRepository
  private let outlets = DashboardOutlets()
  private var request: AnyCancellable?
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(repository: any UsersRepository) {
    self.repository = repository
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Wording.dashboardTitle
    outlets.install(in: view)
    // Weak: this controller holds the control, which holds the action.
    let refresh = UIAction { [weak self] _ in self?.loadUsers() }
    outlets.refreshControl.addAction(refresh, for: .valueChanged)
    embed(UserListViewController(repository: repository), in: outlets.listContainer)
    embed(UserFinderViewController(repository: repository), in: outlets.finderContainer)
    loadUsers()
  }

  func open(_ link: UsersLink) {
    if isLoaded { showUser(of: link) } else { pendingLink = link }
  }

  private func loadUsers() {
    outlets.showLoading(true)
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersLoaded(result) }
  }

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    outlets.showLoading(false)
    switch result {
    case .success: showComponents()
    case .failure(let failure): showFailure(failure)
    }
  }

  private func showComponents() {
    isLoaded = true
    outlets.showComponents(true)
    guard let link = pendingLink else { return }
    pendingLink = nil
    showUser(of: link)
  }

  private func showFailure(_ failure: UsersFailure) {
    // Weak: the alert outlives this controller if the app is released while it is on screen.
    navigationController?.presentLoadFailure(failure.text) { [weak self] in self?.loadUsers() }
  }

  private func showUser(of link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      navigationController?.presentUserNotFound()
      return
    }
    navigationController?.showDetails(UserDetailsViewController(user: user, repository: repository))
  }
}
