import Users

/// Gives the users as rows: entities go no further than here.
final class UserListInteractor: UserListInteractorInput {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any UserListInteractorOutput)?
  @Injected(\.usersRepository) private var repository
  private var observation: AnyCancellable?

  func observeUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }

  private func usersChanged(_ change: UsersChange) {
    guard let users = repository.users else { return }
    // Lazy: of a million users, only those in sight are ever made rows.
    let rows = AnyRandomAccessCollection(users.lazy.map { UserListRow(id: $0.id, name: $0.name) })
    switch change {
    case .fetched: presenter?.usersChanged(rows)
    case .renamed(let id): users.row(of: id).map { presenter?.userChanged(at: $0, rows) }
    }
  }
}
