import Users

/// The list's view, as its presenter sees it.
protocol UserListViewProtocol: AnyObject {
  func showNoUsers(_ isEmpty: Bool)
  func showUsers()
  func showUser(at row: Int)
}

/// Delegate of the list's presenter: opens another screen.
protocol UserListPresenterDelegate: AnyObject {
  func showDetails(of user: User)
}

/// Knows the rows of the list, and whose details are asked for.
final class UserListPresenter {
  /// Weak: the controller holds the view, which holds its presenter.
  weak var delegate: (any UserListPresenterDelegate)?

  /// Weak: the view holds its presenter.
  private weak var view: (any UserListViewProtocol)?
  private let repository: any UsersRepository
  private var users = UserDirectory()
  private var observation: AnyCancellable?

  init(_ view: any UserListViewProtocol, repository: any UsersRepository) {
    self.view = view
    self.repository = repository
  }

  func viewLoaded() {
    // Weak: the repository holds the closure for as long as this presenter holds the observation.
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0) }
  }

  func accessoryTapped(row: Int) {
    delegate?.showDetails(of: users[row])
  }

  var numberOfUsers: Int { users.count }

  func name(at row: Int) -> String {
    users[row].name
  }

  private func usersChanged(_ update: UsersUpdate) {
    users = update.users
    switch update.change {
    case .fetched: showUsers()
    case .renamed(let id):
      if let row = users.row(of: id) { view?.showUser(at: row) }
    }
  }

  private func showUsers() {
    view?.showNoUsers(users.isEmpty)
    view?.showUsers()
  }
}
