import Users

/// Follows the users and gives them as rows, after a rename one row: entities go no further than here.
final class UserListInteractor {
  /// Weak: the presenter holds its interactor.
  weak var presenter: (any AnyUserListPresenter)?
  @Injected(\.usersRepository) private var repository
  private var observation: AnyCancellable?

  private func usersChanged(_ update: UsersUpdate) {
    switch update.change {
    case .fetched: presenter?.interactorDidFetchUsers(with: update.users.map(row(of:)))
    case .renamed(let id):
      guard let index = update.users.row(of: id) else { return }
      presenter?.interactorDidRenameUser(at: index, to: row(of: update.users[index]))
    }
  }

  private func row(of user: User) -> UserListRow {
    UserListRow(id: user.id, name: user.name)
  }
}

extension UserListInteractor: AnyUserListInteractor {
  func getUsers() {
    // Weak: the repository holds the closure for as long as this interactor holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }
}
