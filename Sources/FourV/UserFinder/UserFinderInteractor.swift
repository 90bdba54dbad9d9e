import Users

/// Gives the users, and every change of them, to the finder.
final class UserFinderInteractor {
  private let repository: any UsersRepository
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeUsers(_ observer: @escaping (UserDirectory) -> Void) {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in
      if let users = self?.repository.users { observer(users) }
    }
  }
}
