import Users

/// Makes and holds the dashboard's view, view model and interactor.
final class DashboardViewFactory {
  let viewController: DashboardViewController
  let viewModel: DashboardViewModel
  private let interactor: DashboardInteractor

  init(repository: any UsersRepository, navigationDelegate: any DashboardNavigationDelegate) {
    interactor = DashboardInteractor(repository: repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = DashboardViewController(viewModel: viewModel)
  }
}
