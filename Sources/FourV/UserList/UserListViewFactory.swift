import Users

/// Makes the list's view, view model and interactor; holds the first two.
final class UserListViewFactory {
  let viewController: UserListViewController
  private let viewModel: UserListViewModel

  init(repository: any UsersRepository, navigationDelegate: any UserListNavigationDelegate) {
    let interactor = UserListInteractor(repository: repository)
    viewModel = UserListViewModel(interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = UserListViewController(viewModel: viewModel)
  }
}
