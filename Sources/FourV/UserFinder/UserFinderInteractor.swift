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
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged(observer) }
  }

  func find(_ query: String) -> Finding {
    users.find(query)
  }

  private func usersChanged(_ observer: (Int) -> Void) {
    users = repository.users ?? users
    observer(users.count)
  }
}
