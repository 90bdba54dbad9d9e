import Users

/// Loads the users.
final class DashboardInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any DashboardInteractorOutput)?
  @Injected(\.usersRepository) private var repository
  private var request: AnyCancellable?

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    switch result {
    case .success: presenter?.usersLoaded()
    case .failure(let failure): presenter?.usersNotLoaded(failure.text)
    }
  }
}

extension DashboardInteractor: DashboardInteractorInput {
  func loadUsers() {
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in self?.usersLoaded(result) }
  }

  func hasUser(_ id: User.ID) -> Bool {
    repository.users?[id: id] != nil
  }
}
