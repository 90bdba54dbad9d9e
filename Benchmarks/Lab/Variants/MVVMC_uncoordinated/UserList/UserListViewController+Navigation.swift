import HeadlessUIKit
import Users

extension UserListViewController {
  /// A list that opens the details of a user when its view model asks for it.
  convenience init(viewModel: UserListViewModel, repository: any UsersRepository) {
    self.init(viewModel: viewModel)
    // Weak: this controller holds the view model, which holds the closure.
    viewModel.onUserSelected = { [weak self] user in self?.openDetails(of: user, repository) }
  }

  /// Makes the next view model and injects it into its view, as a segue's preparation would.
  private func openDetails(of user: User, _ repository: any UsersRepository) {
    // A second tap arrives while the first one's screen is on its way.
    guard let navigationController, navigationController.topViewController === parent else { return }
    let viewModel = UserDetailsViewModel(user: user, repository: repository)
    navigationController.pushViewController(UserDetailsViewController(closedBy: viewModel), animated: true)
  }
}
