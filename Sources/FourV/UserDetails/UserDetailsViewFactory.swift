import Users

/// Makes the details' view, view model and interactor; holds the first two.
final class UserDetailsViewFactory {
  let viewController: UserDetailsViewController
  private let viewModel: UserDetailsViewModel

  init(user: User, repository: any UsersRepository, navigationDelegate: any UserDetailsNavigationDelegate) {
    let interactor = UserDetailsInteractor(userID: user.id, repository: repository)
    viewModel = UserDetailsViewModel(user: user, interactor: interactor, navigationDelegate: navigationDelegate)
    viewController = UserDetailsViewController(viewModel: viewModel)
  }
}
