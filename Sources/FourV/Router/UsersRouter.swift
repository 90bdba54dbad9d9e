import HeadlessUIKit
import Users

/// The router of the story "users": dashboard with list and finder, and details on top.
final class UsersRouter {
  private let navigationController: UINavigationController
  private let repository: any UsersRepository
  private var presenters: [Key: any ViewPresenter] = [:]
  /// Several while details that wait for a transition to end replace others: a view uses the view model that its view
  /// presenter holds until it has gone.
  private var details: [UserDetailsViewPresenter] = []
  /// Weak: it is among the presenters; links go to it, and a presenter of any kind takes none.
  private weak var dashboard: DashboardViewPresenter?
  private var pendingLink: UsersLink?

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
    navigationController.delegate = self
  }

  func open(_ link: UsersLink) {
    if let dashboard { dashboard.open(link) } else { pendingLink = link }
  }

  private func showDetails(of user: User) {
    let presenter = UserDetailsViewPresenter(user: user, repository: repository, navigationDelegate: self)
    details.append(presenter)
    presenter.present(in: navigationController)
  }

  private func removePresenter(for key: Key) {
    presenters[key]?.remove()
    presenters[key] = nil
  }

  private enum Key: CaseIterable { case dashboard, userList, userFinder }
}

extension UsersRouter: Router {
  func showInitial() {
    let dashboard = DashboardViewPresenter(repository: repository, navigationDelegate: self)
    let list = UserListViewPresenter(repository: repository, navigationDelegate: self)
    let finder = UserFinderViewPresenter(repository: repository)
    dashboard.present(in: navigationController)
    dashboard.present(list: list, finder: finder)
    presenters = [.dashboard: dashboard, .userList: list, .userFinder: finder]
    self.dashboard = dashboard
    if let pendingLink { dashboard.open(pendingLink) }
    pendingLink = nil
  }

  func close() {
    // The root takes the details with it.
    for key in Key.allCases.reversed() { removePresenter(for: key) }
    details = []
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
    details.first?.remove()
  }
}

extension UsersRouter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    // Replaced, closed, or popped by the system's back: their view presenters have nothing left to show.
    if let shown = details.firstIndex(where: { $0.presents(viewController) }) {
      details.removeFirst(shown)
    } else {
      details.removeAll(where: \.isLoaded)
    }
  }
}
