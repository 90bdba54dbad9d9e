import Users

/// The list's presenter's output, which the view model receives.
protocol UserListPresenterOutput: AnyObject {
  func displayRows(_ rows: [UserListRow])
  func displayRow(_ row: UserListRow, at index: Int)
}

/// Turns users into rows, after a rename one user.
final class UserListPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserListPresenterOutput)?

  func presentUsers(_ users: UserDirectory) {
    viewModel?.displayRows(users.map(row(of:)))
  }

  func presentUser(_ user: User, at index: Int) {
    viewModel?.displayRow(row(of: user), at: index)
  }

  private func row(of user: User) -> UserListRow {
    UserListRow(id: user.id, name: user.name)
  }
}
