import Users

/// The list's view, as its presenter sees it.
protocol UserListViewProtocol: AnyObject {
  func updateView()
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
    observation = repository.observeUsers { [weak self] in self?.usersChanged($0.users) }
  }

  func accessoryTapped(row: Int) {
    delegate?.showDetails(of: users[row])
  }

  var hasNoUsers: Bool { users.isEmpty }
  var numberOfUsers: Int { users.count }

  func name(at row: Int) -> String {
    users[row].name
  }

  private func usersChanged(_ users: UserDirectory) {
    self.users = users
    view?.updateView()
  }
}
