import Users

/// The list's use cases: follow the users, and show one user's details, for every event goes through here.
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
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }

  func openUser(_ id: User.ID) {
    presenter.presentDetails(ofUser: id)
  }

  private func usersChanged(_ update: UsersUpdate) {
    let users = update.users
    switch update.change {
    case .fetched: presenter.presentUsers(users)
    case .renamed(let id):
      if let index = users.row(of: id) { presenter.presentUser(users[index], at: index) }
    }
  }
}
