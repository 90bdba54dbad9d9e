import HeadlessUIKit
import Users
import UsersInterface

/// Makes the scenes and changes from one to another when a view controller asks for it.
final class UsersCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: UINavigationController?
  private let repository: any UsersRepository
  /// Weak: the navigation controller holds it.
  private weak var dashboardViewController: DashboardViewController?
  private var isLoaded = false
  private var pendingLink: UsersLink?

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    navigationController?.setViewControllers([dashboard()], animated: false)
  }

  func open(_ link: UsersLink) {
    if isLoaded { dashboardViewController?.linkOpened(link) } else { pendingLink = link }
  }

  private func dashboard() -> UIViewController {
    let presenter = DashboardPresenter()
    let interactor = DashboardInteractor(repository: repository, presenter: presenter)
    let viewController = DashboardViewController(interactor: interactor)
    presenter.viewController = viewController
    viewController.coordinator = self
    dashboardViewController = viewController
    viewController.embed(userList(), in: viewController.listContainer)
    viewController.embed(userFinder(), in: viewController.finderContainer)
    return viewController
  }

  private func userList() -> UIViewController {
    let presenter = UserListPresenter()
    let interactor = UserListInteractor(repository: repository, presenter: presenter)
    let viewController = UserListViewController(interactor: interactor)
    presenter.viewController = viewController
    viewController.coordinator = self
    return viewController
  }

  private func userFinder() -> UIViewController {
    let presenter = UserFinderPresenter()
    let interactor = UserFinderInteractor(repository: repository, presenter: presenter)
    let viewController = UserFinderViewController(interactor: interactor)
    presenter.viewController = viewController
    return viewController
  }

  private func userDetails(userID: User.ID) -> UIViewController {
    let presenter = UserDetailsPresenter()
    let interactor = UserDetailsInteractor(userID: userID, repository: repository, presenter: presenter)
    let viewController = UserDetailsViewController(interactor: interactor)
    presenter.viewController = viewController
    viewController.coordinator = self
    return viewController
  }
}

extension UsersCoordinator: DashboardRouting {
  func usersLoaded() {
    isLoaded = true
    guard let link = pendingLink else { return }
    pendingLink = nil
    dashboardViewController?.linkOpened(link)
  }

  func replaceDetails(byUser id: User.ID) {
    navigationController?.showDetails(userDetails(userID: id))
  }
}

extension UsersCoordinator: UserListRouting {
  func showDetails(ofUser id: User.ID) {
    guard let navigationController, navigationController.isAtRoot else { return }
    replaceDetails(byUser: id)
  }
}

extension UsersCoordinator: UserDetailsRouting {
  func closeDetails() {
    navigationController?.popViewController(animated: true)
  }
}
