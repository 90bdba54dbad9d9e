import Users

/// Makes the dashboard's view, view model and interactor; holds the first two.
final class DashboardViewFactory {
  let viewController: DashboardViewController
  private let viewModel: DashboardViewModel

  init(repository: any UsersRepository, navigationDelegate: any DashboardNavigationDelegate) {
    let interactor = DashboardInteractor(repository: repository)
    viewModel = DashboardViewModel(interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = DashboardViewController(viewModel: viewModel)
  }
}
