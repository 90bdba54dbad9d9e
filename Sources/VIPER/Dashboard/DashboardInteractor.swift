import Users

/// Loads the users, and finds the user of a link.
final class DashboardInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyDashboardPresenter)?
  @Injected(\.usersRepository) private var repository
  private var request: AnyCancellable?

  private func usersFetched(_ result: Result<UserDirectory, UsersFailure>) {
    presenter?.interactorDidFetchUsers(with: result.map { _ in })
  }
}

extension DashboardInteractor: AnyDashboardInteractor {
  func getUsers() {
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersFetched(result) }
  }

  func findUser(of link: UsersLink) {
    let user = link.userID.flatMap { repository.users?[id: $0] }
    presenter?.interactorDidFindUser(user?.id)
  }
}
