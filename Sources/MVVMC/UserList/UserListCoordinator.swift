import Users

/// Delegate of the list's coordinator: its parent, which opens another screen.
protocol UserListCoordinatorDelegate: AnyObject {
  func userSelected(_ user: User)
}

/// Puts the list into its container.
final class UserListCoordinator {
  /// Weak: the parent coordinator holds this one.
  weak var delegate: (any UserListCoordinatorDelegate)?
  private let container: Container
  private let repository: any UsersRepository

  init(container: Container, repository: any UsersRepository) {
    self.container = container
    self.repository = repository
  }
}

extension UserListCoordinator: Coordinator {
  func start() {
    let viewModel = UserListViewModel(repository: repository)
    viewModel.delegate = self
    container.show(UserListViewController(viewModel: viewModel))
  }
}

extension UserListCoordinator: UserListViewModelDelegate {
  func userSelected(_ user: User) {
    delegate?.userSelected(user)
  }
}
