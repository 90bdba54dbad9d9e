import HeadlessUIKit
import Users

/// Puts the dashboard on screen, list and finder into it, and details on top of it.
final class DashboardCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: (any UINavigationControllerType)?
  /// Weak: the navigation controller holds the view, and the view its view model.
  private weak var viewController: DashboardViewController?
  private let repository: any UsersRepository
  private var childCoordinators: [Tag: any Coordinator] = [:]
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(navigationController: any UINavigationControllerType, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func open(_ link: UsersLink) {
    if isLoaded { follow(link) } else { pendingLink = link }
  }

  private func follow(_ link: UsersLink) {
    guard let id = link.userID, let user = repository.users?[id: id] else {
      navigationController?.presentUserNotFound()
      return
    }
    showDetails(of: user)
  }

  private func showDetails(of user: User) {
    guard let navigationController else { return }
    let details = UserDetailsCoordinator(user: user, navigationController: navigationController, repository: repository)
    details.delegate = self
    add(details, as: .userDetails)
  }

  private func add(_ child: any Coordinator, as tag: Tag) {
    child.start()
    childCoordinators[tag] = child
  }

  private enum Tag { case userList, userFinder, userDetails }
}

extension DashboardCoordinator: Coordinator {
  func start() {
    guard let navigationController else { return }
    let viewModel = DashboardViewModel(repository: repository)
    let viewController = DashboardViewController(viewModel: viewModel)
    viewModel.delegate = self
    self.viewController = viewController
    navigationController.pushViewController(viewController, animated: true)
  }
}

extension DashboardCoordinator: DashboardViewModelDelegate {
  func shouldLoadWidgets() {
    guard let viewController else { return }
    let list = UserListCoordinator(container: viewController.listContainer, repository: repository)
    list.delegate = self
    add(list, as: .userList)
    add(UserFinderCoordinator(container: viewController.finderContainer, repository: repository), as: .userFinder)
  }

  func usersLoaded() {
    isLoaded = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    follow(link)
  }

  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    navigationController?.presentLoadFailure(text, retry: retry)
  }
}

extension DashboardCoordinator: UserListCoordinatorDelegate {
  func userSelected(_ user: User) {
    guard let navigationController, navigationController.isAtRoot else { return }
    showDetails(of: user)
  }
}

extension DashboardCoordinator: UserDetailsCoordinatorDelegate {
  func userDetailsFinished() {
    childCoordinators[.userDetails] = nil
  }
}
