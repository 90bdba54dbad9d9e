import Users

/// What the list's presenter gives to the view model.
protocol UserListPresenterOutput: AnyObject {
  func presentRows(_ rows: UserListRows)
}

/// Turns users into rows.
final class UserListPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserListPresenterOutput)?

  func presentUsers(_ users: UserDirectory) {
    viewModel?.presentRows(UserListRows(users))
  }
}
