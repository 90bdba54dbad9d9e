import HeadlessUIKit
import Users

/// Puts the dashboard on screen, list and finder into it, and details on top of it.
final class DashboardCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigation: (any Navigation)?
  private let repository: any UsersRepository
  private let viewModel: DashboardViewModel
  private var children: [Tag: any Coordinator] = [:]

  init(navigation: any Navigation, repository: any UsersRepository) {
    self.navigation = navigation
    self.repository = repository
    viewModel = DashboardViewModel(repository: repository)
    viewModel.delegate = self
  }

  func open(_ link: UsersLink) {
    viewModel.linkOpened(link)
  }

  private func add(_ child: any Coordinator, as tag: Tag) {
    children[tag] = child
    child.start()
  }

  private enum Tag { case userList, userFinder, userDetails }
}

extension DashboardCoordinator: Coordinator {
  func start() {
    let viewController = DashboardViewController(viewModel: viewModel)
    let list = UserListCoordinator(container: viewController.listContainer, repository: repository)
    list.delegate = self
    add(list, as: .userList)
    add(UserFinderCoordinator(container: viewController.finderContainer, repository: repository), as: .userFinder)
    navigation?.setViewControllers([viewController], animated: false)
  }
}

extension DashboardCoordinator: DashboardViewModelDelegate {
  func loadFailed(_ text: String) {
    // Weak: the alert outlives this coordinator if the app is released while it is on screen.
    navigation?.presentLoadFailure(text) { [weak self] in self?.viewModel.retryTapped() }
  }

  func userNotFound() {
    navigation?.presentUserNotFound()
  }

  func userOpened(_ user: User) {
    guard let navigation else { return }
    let details = UserDetailsCoordinator(user: user, navigation: navigation, repository: repository)
    details.delegate = self
    add(details, as: .userDetails)
  }
}

extension DashboardCoordinator: UserListCoordinatorDelegate {
  func userSelected(_ user: User) {
    // A second tap arrives while the first one's screen is on its way.
    guard navigation?.viewControllers.count == 1 else { return }
    userOpened(user)
  }
}

extension DashboardCoordinator: UserDetailsCoordinatorDelegate {
  func userDetailsFinished() {
    children[.userDetails] = nil
  }
}
