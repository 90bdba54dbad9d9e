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
    guard let parent, let navigationController, navigationController.topViewController === parent else { return }
    let details = UserDetailsViewController(closedBy: UserDetailsViewModel(user: user, repository: repository))
    // In one change, not a push: if a link waits for a transition to end, this replaces its screen.
    navigationController.setViewControllers([parent, details], animated: true)
  }
}
