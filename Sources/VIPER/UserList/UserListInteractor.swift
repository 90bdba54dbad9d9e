import Users

/// Gives the users as rows: entities go no further than here.
final class UserListInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any UserListInteractorOutput)?
  @Injected(\.usersRepository) private var repository
  private var observation: AnyCancellable?

  private func usersChanged(_ change: UsersChange) {
    guard let users = repository.users else { return }
    switch change {
    case .fetched: presenter?.usersChanged(UserListRows(users))
    case .renamed(let id):
      if let row = users.row(of: id) { presenter?.userChanged(at: row, UserListRows(users)) }
    }
  }
}

extension UserListInteractor: UserListInteractorInput {
  func observeUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }
}
