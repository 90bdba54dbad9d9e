import Users

/// Where the list's coordinator says that another screen is due.
protocol UserListCoordinatorDelegate: AnyObject {
  func userSelected(_ user: User)
}

/// Puts the list into its container.
final class UserListCoordinator {
  /// Weak: the parent coordinator holds this one.
  weak var delegate: (any UserListCoordinatorDelegate)?
  private let viewController: UserListViewController
  private let container: Container

  init(container: Container, repository: any UsersRepository) {
    self.container = container
    let viewModel = UserListViewModel(repository: repository)
    viewController = UserListViewController(viewModel: viewModel)
    // Weak: the view model belongs to the view, the view to this coordinator.
    viewModel.onUserSelected = { [weak self] user in self?.delegate?.userSelected(user) }
  }
}

extension UserListCoordinator: Coordinator {
  func start() {
    container.show(viewController)
  }
}
