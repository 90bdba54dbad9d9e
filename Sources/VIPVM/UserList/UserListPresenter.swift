import Users

/// The list's presenter's output, which the view model receives.
protocol UserListPresenterOutput: AnyObject {
  func presentRows(_ rows: [UserListRow])
}

/// Turns users into rows: all of them, at each change.
final class UserListPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserListPresenterOutput)?

  func presentUsers(_ users: UserDirectory) {
    viewModel?.presentRows(users.map { UserListRow(id: $0.id, name: $0.name) })
  }
}
