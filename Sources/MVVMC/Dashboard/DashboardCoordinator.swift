import HeadlessUIKit
import Users

/// Puts the dashboard on screen, list and finder into it, and details on top of it.
final class DashboardCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: (any UINavigationControllerType)?
  /// Weak: the navigation controller holds the view, and the view its view model.
  private weak var viewController: DashboardViewController?
  private let repository: any UsersRepository
  private let link = Observable<UsersLink?>(nil)
  private var childCoordinators: [Tag: any Coordinator] = [:]
  private let bag = DisposeBag()

  init(navigationController: any UINavigationControllerType, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func open(_ link: UsersLink) {
    self.link.value = link
  }

  private func bindShouldLoadWidgets(from viewModel: DashboardViewModel) {
    // Weak: this coordinator holds the bag, whose binding holds the closure.
    viewModel.shouldLoadWidgets.bind { [weak self] in if $0 { self?.loadWidgets() } }.disposed(by: bag)
  }

  private func loadWidgets() {
    guard let viewController else { return }
    let list = UserListCoordinator(container: viewController.listContainer, repository: repository)
    list.delegate = self
    add(list, as: .userList)
    add(UserFinderCoordinator(container: viewController.finderContainer, repository: repository), as: .userFinder)
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
    let viewModel = DashboardViewModel(repository: repository, link: link)
    let viewController = DashboardViewController(viewModel: viewModel)
    viewModel.delegate = self
    bindShouldLoadWidgets(from: viewModel)
    self.viewController = viewController
    navigationController.pushViewController(viewController, animated: true)
  }
}

extension DashboardCoordinator: DashboardViewModelDelegate {
  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    navigationController?.presentLoadFailure(text, retry: retry)
  }

  func userNotFound() {
    navigationController?.presentUserNotFound()
  }

  func userOpened(_ user: User) {
    guard let navigationController else { return }
    let details = UserDetailsCoordinator(
      user: user,
      navigationController: navigationController,
      repository: repository
    )
    details.delegate = self
    add(details, as: .userDetails)
  }
}

extension DashboardCoordinator: UserListCoordinatorDelegate {
  func userSelected(_ user: User) {
    // A second tap arrives while the first one's screen is on its way.
    guard navigationController?.viewControllers.count == 1 else { return }
    userOpened(user)
  }
}

extension DashboardCoordinator: UserDetailsCoordinatorDelegate {
  func userDetailsFinished() {
    childCoordinators[.userDetails] = nil
  }
}
