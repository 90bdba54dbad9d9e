import HeadlessUIKit
import Users
import UsersInterface

/// Makes the scenes and changes from one to another when a view controller asks for it.
final class UsersCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: UINavigationController?
  private let repository: any UsersRepository
  private let dashboard: DashboardViewController

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
    let presenter = DashboardPresenter()
    let interactor = DashboardInteractor(repository: repository, presenter: presenter)
    dashboard = DashboardViewController(interactor: interactor)
    presenter.viewController = dashboard
    dashboard.coordinator = self
  }

  func start() {
    dashboard.embed(userList(), in: dashboard.listContainer)
    dashboard.embed(userFinder(), in: dashboard.finderContainer)
    navigationController?.setViewControllers([dashboard], animated: false)
  }

  func open(_ link: UsersLink) {
    dashboard.open(link)
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

extension UsersCoordinator: DashboardCoordinator {
  func replaceDetails(byUser id: User.ID) {
    navigationController?.setViewControllers([dashboard, userDetails(userID: id)], animated: true)
  }
}

extension UsersCoordinator: UserListCoordinator {
  func showDetails(ofUser id: User.ID) {
    // A second tap arrives while the first one's screen is on its way.
    guard navigationController?.viewControllers.count == 1 else { return }
    replaceDetails(byUser: id)
  }
}

extension UsersCoordinator: UserDetailsCoordinator {
  func closeDetails() {
    navigationController?.popViewController(animated: true)
  }
}
