import Users

/// Puts the finder into its container.
final class UserFinderCoordinator {
  private let container: Container
  private let repository: any UsersRepository

  init(container: Container, repository: any UsersRepository) {
    self.container = container
    self.repository = repository
  }
}

extension UserFinderCoordinator: Coordinator {
  func start() {
    let viewModel = UserFinderViewModel(repository: repository)
    container.show(UserFinderViewController(viewModel: viewModel))
  }
}
