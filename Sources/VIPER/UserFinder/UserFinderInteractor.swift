import Users

/// Counts the users and finds one by id.
final class UserFinderInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any UserFinderInteractorOutput)?
  @Injected(\.usersRepository) private var repository
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  private func usersChanged() {
    users = repository.users ?? users
    presenter?.usersChanged(count: users.count)
  }
}

extension UserFinderInteractor: UserFinderInteractorInput {
  func observeUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  func findUser(_ query: String) {
    switch users.find(query) {
    case .nothingAsked: presenter?.nothingAsked()
    case .found(let user): presenter?.found(name: user.name, username: user.username)
    case .notFound: presenter?.notFound()
    }
  }
}
