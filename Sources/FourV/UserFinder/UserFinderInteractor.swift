import Users

/// Counts the users and finds one by id.
final class UserFinderInteractor {
  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeCount(_ observer: @escaping (Int) -> Void) {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users, observer) }
  }

  func find(_ query: String) -> Finding {
    users.find(query)
  }

  private func usersChanged(_ users: UserDirectory, _ observer: (Int) -> Void) {
    self.users = users
    observer(users.count)
  }
}
