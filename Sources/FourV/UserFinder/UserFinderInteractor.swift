import Users

/// Gives the users, and every change of them, to the finder.
final class UserFinderInteractor {
  private let repository: any UsersRepository
  private var observation: AnyCancellable?

  init(repository: any UsersRepository) {
    self.repository = repository
  }

  func observeUsers(_ observer: @escaping (UserDirectory) -> Void) {
    // Weak: this interactor holds the observation with its closure.
    observation = repository.observeChanges { [weak self] _ in
      self?.repository.users.map(observer)
    }
  }
}
