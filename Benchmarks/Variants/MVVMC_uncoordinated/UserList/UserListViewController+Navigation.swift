import HeadlessUIKit
import Users

extension UserListViewController {
  /// A list that makes the details' view model and view itself, and pushes them.
  convenience init(repository: any UsersRepository) {
    let viewModel = UserListViewModel(repository: repository)
    self.init(viewModel: viewModel)
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.onUserSelected = { [weak self] user in self?.push(user, repository) }
  }

  private func push(_ user: User, _ repository: any UsersRepository) {
    // A second tap arrives while the first one's screen is on its way.
    guard let navigationController, navigationController.topViewController === parent else { return }
    let details = UserDetailsViewController(user: user, repository: repository)
    navigationController.pushViewController(details, animated: true)
  }
}
