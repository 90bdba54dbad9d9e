import HeadlessUIKit
import Users
import UsersInterface

/// The router of the story "users": dashboard with list and finder, and details on top. It decides where links lead.
final class UsersRouter {
  private let navigationController: UINavigationController
  private let repository: any UsersRepository
  private var presenters: [Key: any ViewPresenter] = [:]
  /// Several while details that wait for a transition to end replace others: a view uses the view model that its view
  /// presenter holds until it has gone.
  private var details: [UserDetailsViewPresenter] = []
  /// Weak: it is among the presenters; a presenter of any kind shows no alert.
  private weak var dashboard: DashboardViewPresenter?
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
    navigationController.delegate = self
  }

  func open(_ link: UsersLink) {
    if isLoaded { follow(link) } else { pendingLink = link }
  }

  private func follow(_ link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      dashboard?.presentUserNotFound()
      return
    }
    showDetails(of: user)
  }

  private func showDetails(of user: User) {
    let presenter = UserDetailsViewPresenter(user: user, repository: repository, navigationDelegate: self)
    details.append(presenter)
    presenter.present(in: navigationController)
  }

  private enum Key { case dashboard, userList, userFinder }
}

extension UsersRouter: Router {
  func showInitial() {
    let dashboard = DashboardViewPresenter(repository: repository, navigationDelegate: self)
    let list = UserListViewPresenter(repository: repository, navigationDelegate: self)
    let finder = UserFinderViewPresenter(repository: repository)
    dashboard.present(in: navigationController)
    list.present(in: dashboard.listContainer)
    finder.present(in: dashboard.finderContainer)
    presenters = [.dashboard: dashboard, .userList: list, .userFinder: finder]
    self.dashboard = dashboard
  }
}

extension UsersRouter: DashboardNavigationDelegate {
  func dashboardLoaded() {
    isLoaded = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    follow(link)
  }
}

extension UsersRouter: UserListNavigationDelegate {
  func userListSelected(_ user: User) {
    guard navigationController.isAtRoot else { return }
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
