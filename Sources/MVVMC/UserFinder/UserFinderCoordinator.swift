import Users

/// Puts the finder into its container.
final class UserFinderCoordinator: Coordinator {
  private let viewController: UserFinderViewController
  private let container: Container

  init(container: Container, repository: any UsersRepository) {
    self.container = container
    viewController = UserFinderViewController(viewModel: UserFinderViewModel(repository: repository))
  }

  func start() {
    container.show(viewController)
  }
}
