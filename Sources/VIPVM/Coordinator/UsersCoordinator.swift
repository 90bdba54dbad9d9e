import HeadlessUIKit
import Users
import UsersInterface

/// Makes the scenes and changes from one to another when a view model asks for it.
final class UsersCoordinator {
  /// Weak: the navigation controller belongs to the app.
  private weak var navigationController: UINavigationController?
  private let repository: any UsersRepository
  private let dashboard: DashboardViewModel

  init(navigationController: UINavigationController, repository: any UsersRepository) {
    self.navigationController = navigationController
    self.repository = repository
    let presenter = DashboardPresenter()
    dashboard = DashboardViewModel(interactor: DashboardInteractor(repository: repository, presenter: presenter))
    presenter.viewModel = dashboard
    dashboard.coordinator = self
  }

  func start() {
    let viewController = DashboardViewController(viewModel: dashboard)
    dashboard.view = viewController
    viewController.embed(userList(), in: viewController.listContainer)
    viewController.embed(userFinder(), in: viewController.finderContainer)
    navigationController?.setViewControllers([viewController], animated: false)
  }

  func open(_ link: UsersLink) {
    dashboard.linkOpened(link)
  }

  private func userList() -> UIViewController {
    let presenter = UserListPresenter()
    let interactor = UserListInteractor(repository: repository, presenter: presenter)
    let viewModel = UserListViewModel(interactor: interactor)
    let viewController = UserListViewController(viewModel: viewModel)
    presenter.viewModel = viewModel
    viewModel.view = viewController
    viewModel.coordinator = self
    return viewController
  }

  private func userFinder() -> UIViewController {
    let presenter = UserFinderPresenter()
    let interactor = UserFinderInteractor(repository: repository, presenter: presenter)
    let viewModel = UserFinderViewModel(interactor: interactor)
    let viewController = UserFinderViewController(viewModel: viewModel)
    presenter.viewModel = viewModel
    viewModel.view = viewController
    return viewController
  }

  private func userDetails(userID: User.ID) -> UIViewController {
    let presenter = UserDetailsPresenter()
    let interactor = UserDetailsInteractor(userID: userID, repository: repository, presenter: presenter)
    let viewModel = UserDetailsViewModel(interactor: interactor)
    let viewController = UserDetailsViewController(viewModel: viewModel)
    presenter.viewModel = viewModel
    viewModel.view = viewController
    viewModel.coordinator = self
    return viewController
  }
}

extension UsersCoordinator: DashboardCoordinator {
  func replaceDetails(byUser id: User.ID) {
    guard let navigationController, let root = navigationController.viewControllers.first else { return }
    navigationController.setViewControllers([root, userDetails(userID: id)], animated: true)
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
