import Users

/// Follows the users and gives them as rows, after a rename one row: entities go no further than here.
final class UserListInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserListPresenter)?
  @Injected(\.usersRepository) private var repository
  private var observation: AnyCancellable?

  private func usersChanged(_ change: UsersChange) {
    guard let users = repository.users else { return }
    switch change {
    case .fetched: presenter?.interactorDidFetchUsers(with: users.map(row(of:)))
    case .renamed(let id):
      guard let index = users.row(of: id) else { return }
      presenter?.interactorDidRenameUser(at: index, to: row(of: users[index]))
    }
  }

  private func row(of user: User) -> UserListRow {
    UserListRow(id: user.id, name: user.name)
  }
}

extension UserListInteractor: AnyUserListInteractor {
  func getUsers() {
    usersChanged(.fetched)
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeChanges { [weak self] change in self?.usersChanged(change) }
  }
}
