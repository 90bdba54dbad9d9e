import Users

/// Follows the users and gives all of them as rows, at each change: entities go no further than here.
final class UserListInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserListPresenter)?
  @Injected(\.usersRepository) private var repository
  private var observation: AnyCancellable?

  private func usersChanged(_ change: UsersChange) {
    guard let users = repository.users else { return }
    let rows = users.map { UserListRow(id: $0.id, name: $0.name) }
    switch change {
    case .fetched: presenter?.interactorDidFetchUsers(with: rows)
    case .renamed(let id):
      if let row = users.row(of: id) { presenter?.interactorDidRenameUser(at: row, with: rows) }
    }
  }
}

extension UserListInteractor: AnyUserListInteractor {
  func getUsers() {
    usersChanged(.fetched)
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }
}
