import Users

/// The list's presenter's output, which the view model receives.
protocol UserListPresenterOutput: AnyObject {
  func presentRows(_ rows: [UserListRow])
  func presentRows(_ rows: [UserListRow], changedAt row: Int)
}

/// Turns users into rows: all of them, at each change.
final class UserListPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserListPresenterOutput)?

  func presentUsers(_ users: UserDirectory) {
    viewModel?.presentRows(rows(of: users))
  }

  func presentUsers(_ users: UserDirectory, changedAt row: Int) {
    viewModel?.presentRows(rows(of: users), changedAt: row)
  }

  private func rows(of users: UserDirectory) -> [UserListRow] {
    users.map { UserListRow(id: $0.id, name: $0.name) }
  }
}
