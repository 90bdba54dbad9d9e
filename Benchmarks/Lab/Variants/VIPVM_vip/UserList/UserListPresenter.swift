import Users

/// The view as the list's presenter sees it.
protocol UserListDisplaying: AnyObject {
  func displayRows(_ rows: [UserListRow])
  func displayRow(_ row: UserListRow, at index: Int)
  func displayDetails(ofUser id: User.ID)
}

/// Turns users into rows, after a rename one user.
final class UserListPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any UserListDisplaying)?

  func presentUsers(_ users: UserDirectory) {
    viewController?.displayRows(users.map(row(of:)))
  }

  func presentUser(_ user: User, at index: Int) {
    viewController?.displayRow(row(of: user), at: index)
  }

  func presentDetails(ofUser id: User.ID) {
    viewController?.displayDetails(ofUser: id)
  }

  private func row(of user: User) -> UserListRow {
    UserListRow(id: user.id, name: user.name)
  }
}
