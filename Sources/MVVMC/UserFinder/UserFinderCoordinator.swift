import Users

/// Puts the finder into its container.
final class UserFinderCoordinator {
  private let viewController: UserFinderViewController
  private let container: Container

  init(container: Container, repository: any UsersRepository) {
    self.container = container
    viewController = UserFinderViewController(viewModel: UserFinderViewModel(repository: repository))
  }
}

extension UserFinderCoordinator: Coordinator {
  func start() {
    container.show(viewController)
  }
}
