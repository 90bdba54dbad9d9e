import Users

/// Makes and holds the finder's view, view model and interactor.
final class UserFinderViewFactory {
  let viewController: UserFinderViewController
  private let viewModel: UserFinderViewModel

  init(repository: any UsersRepository) {
    viewModel = UserFinderViewModel(interactor: UserFinderInteractor(repository: repository))
    viewController = UserFinderViewController(viewModel: viewModel)
  }
}
