import Users

/// Gives the users, and every change of them, to the list.
final class UserListInteractor {
  private let repository: any UsersRepository
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeUsers(_ observer: @escaping (UserDirectory, UsersChange) -> Void) {
    // Weak: this interactor holds the observation with its closure.
    observation = repository.observeChanges { [weak self] change in
      self?.repository.users.map { observer($0, change) }
    }
  }
}
