import Users

/// Makes and holds the finder's view, view model and interactor.
final class UserFinderViewFactory {
  let viewController: UserFinderViewController
  private let viewModel: UserFinderViewModel
  private let interactor: UserFinderInteractor

  init(repository: any UsersRepository) {
    interactor = UserFinderInteractor(repository: repository)
    viewModel = UserFinderViewModel(interactor: interactor)
    viewController = UserFinderViewController(viewModel: viewModel)
  }
}
