import Users

/// Gives the users, and every change of them, to the list.
final class UserListInteractor {
  private let repository: any UsersRepository
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeUsers(_ observer: @escaping (UserDirectory, UsersChange) -> Void) {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in
      if let users = self?.repository.users { observer(users, change) }
    }
  }
}
