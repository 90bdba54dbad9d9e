import Users

/// Loads the users, and knows if a load is under way and if one has succeeded.
final class DashboardModel: Model {
  private(set) var isLoading = false
  private(set) var isLoaded = false

  private let repository: any UsersRepository
  private var request: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func loadUsers(_ answer: @escaping UsersAnswer<UserDirectory>) {
    isLoading = true
    changed()
    // Weak: the repository holds the closure until it answers.
    request = repository.fetchUsers { [weak self] result in
      self?.usersLoaded(result)
      answer(result)
    }
  }

  private func usersLoaded(_ result: Result<UserDirectory, UsersFailure>) {
    isLoading = false
    if case .success = result { isLoaded = true }
    changed()
  }
}
