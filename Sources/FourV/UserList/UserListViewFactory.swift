import Users

/// Makes and holds the list's view, view model and interactor.
final class UserListViewFactory {
  let viewController: UserListViewController
  private let viewModel: UserListViewModel
  private let interactor: UserListInteractor

  init(repository: any UsersRepository, navigationDelegate: any UserListNavigationDelegate) {
    interactor = UserListInteractor(repository: repository)
    viewModel = UserListViewModel(interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = UserListViewController(viewModel: viewModel)
  }
}
