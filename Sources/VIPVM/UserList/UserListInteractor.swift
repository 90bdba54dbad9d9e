import Users

/// The list's use case: follow the users.
final class UserListInteractor {
  private let repository: any UsersRepository
  private let presenter: UserListPresenter
  private var observation: AnyCancellable?

  init(repository: any UsersRepository, presenter: UserListPresenter) {
    self.repository = repository
    self.presenter = presenter
  }

  func observeUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] _ in self?.usersChanged() }
  }

  private func usersChanged() {
    if let users = repository.users { presenter.presentUsers(users) }
  }
}
