import Users

/// Makes and holds the details' view, view model and interactor.
final class UserDetailsViewFactory {
  let viewController: UserDetailsViewController
  private let viewModel: UserDetailsViewModel
  private let interactor: UserDetailsInteractor

  init(user: User, repository: any UsersRepository, navigationDelegate: any UserDetailsNavigationDelegate) {
    interactor = UserDetailsInteractor(userID: user.id, repository: repository)
    viewModel = UserDetailsViewModel(user: user, interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = UserDetailsViewController(viewModel: viewModel)
  }
}
