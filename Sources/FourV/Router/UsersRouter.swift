import HeadlessUIKit
import Users

/// The router of the story "users": dashboard with list and finder, and details on top.
final class UsersRouter {
  private let navigationController: UINavigationController
  private let repository: any UsersRepository
  private var presenters: [Key: any ViewPresenter] = [:]
  private var pendingLink: UsersLink?

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
    navigationController.delegate = self
  }

  func open(_ link: UsersLink) {
    guard let dashboard = presenters[.dashboard] as? DashboardViewPresenter else {
      pendingLink = link
      return
    }
    dashboard.open(link)
  }

  private func present(_ presenter: any ViewPresenter, for key: Key, in parent: UIViewController) {
    removePresenter(for: key)
    presenter.present(in: parent)
    presenters[key] = presenter
  }

  private func showDetails(of user: User) {
    let details = UserDetailsViewPresenter(user: user, repository: repository, navigationDelegate: self)
    present(details, for: .userDetails, in: navigationController)
  }

  private func removePresenter(for key: Key) {
    presenters[key]?.remove()
    presenters[key] = nil
  }

  private enum Key: CaseIterable { case dashboard, userList, userFinder, userDetails }
}

extension UsersRouter: Router {
  func showInitial() {
    let dashboard = DashboardViewPresenter(repository: repository, navigationDelegate: self)
    let list = UserListViewPresenter(
      container: dashboard.listContainer,
      repository: repository,
      navigationDelegate: self
    )
    let finder = UserFinderViewPresenter(container: dashboard.finderContainer, repository: repository)
    present(dashboard, for: .dashboard, in: navigationController)
    present(list, for: .userList, in: dashboard.viewController)
    present(finder, for: .userFinder, in: dashboard.viewController)
    if let pendingLink { dashboard.open(pendingLink) }
    pendingLink = nil
  }

  func close() {
    // From the top down to the root.
    for key in Key.allCases.reversed() { removePresenter(for: key) }
  }
}

extension UsersRouter: DashboardNavigationDelegate {
  func dashboardOpened(_ user: User) {
    showDetails(of: user)
  }
}

extension UsersRouter: UserListNavigationDelegate {
  func userListSelected(_ user: User) {
    // A second tap arrives while the first one's screen is on its way.
    guard navigationController.viewControllers.count == 1 else { return }
    showDetails(of: user)
  }
}

extension UsersRouter: UserDetailsNavigationDelegate {
  func userDetailsCloseTapped() {
    navigationController.popViewController(animated: true)
  }
}

extension UsersRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    // Closed or popped by the system's back: either way the details have gone.
    if navigationController.viewControllers.count == 1 { removePresenter(for: .userDetails) }
  }
}
