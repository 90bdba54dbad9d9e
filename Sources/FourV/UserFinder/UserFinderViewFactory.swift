import Users

/// Makes the finder's view, view model and interactor; holds the first two.
final class UserFinderViewFactory {
  let viewController: UserFinderViewController
  private let viewModel: UserFinderViewModel

  init(repository: any UsersRepository) {
    let interactor = UserFinderInteractor(repository: repository)
    viewModel = UserFinderViewModel(interactor: interactor)
    viewController = UserFinderViewController(viewModel: viewModel)
  }
}
