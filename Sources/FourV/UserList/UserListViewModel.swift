import Users

/// Delegate of the list's view model: its view, which shows what has changed.
protocol UserListViewModelDelegate: AnyObject {
  func usersUpdated()
  func userUpdated(at row: Int)
}

/// The router, as the list sees it: opens another component.
protocol UserListNavigationDelegate: AnyObject {
  func userListSelected(_ user: User)
}

/// Knows the rows of the list, and whose details are asked for.
final class UserListViewModel {
  private let interactor: UserListInteractor
  private var users = UserDirectory()
  /// Weak: the view belongs to the view factory, as this view model does.
  private weak var delegate: (any UserListViewModelDelegate)?
  /// Weak: the router holds the view presenter, which holds the view factory, which holds this view model.
  private weak var navigationDelegate: (any UserListNavigationDelegate)?

  init(interactor: UserListInteractor, navigationDelegate: any UserListNavigationDelegate) {
    self.interactor = interactor
    self.navigationDelegate = navigationDelegate
    observeUsers()
  }

  func bind(_ delegate: any UserListViewModelDelegate) {
    self.delegate = delegate
  }

  func accessoryTapped(row: Int) {
    navigationDelegate?.userListSelected(users[row])
  }

  var isEmpty: Bool { users.isEmpty }

  var numberOfUsers: Int { users.count }

  func name(at row: Int) -> String {
    users[row].name
  }

  private func observeUsers() {
    // Weak: the repository holds the closure for as long as the interactor holds the observation.
    interactor.observeUsers { [weak self] users, change in self?.usersChanged(users, change) }
  }

  private func usersChanged(_ users: UserDirectory, _ change: UserListInteractor.Change) {
    self.users = users
    switch change {
    case .allRows: delegate?.usersUpdated()
    case .row(let row): delegate?.userUpdated(at: row)
    }
  }
}
