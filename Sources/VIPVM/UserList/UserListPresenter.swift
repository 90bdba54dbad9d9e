import Users

/// What the list's presenter gives to the view model.
protocol UserListPresenterOutput: AnyObject {
  func presentRows(_ rows: AnyRandomAccessCollection<UserListRow>)
}

/// What the list displays of a user.
struct UserListRow {
  let id: User.ID
  let name: String
}

/// Turns users into rows.
final class UserListPresenter {
  /// Weak: the view model holds the interactor, which holds its presenter.
  weak var viewModel: (any UserListPresenterOutput)?

  func presentUsers(_ users: UserDirectory) {
    // Lazy: of a million users, only those in sight are ever made rows.
    let rows = users.lazy.map { UserListRow(id: $0.id, name: $0.name) }
    viewModel?.presentRows(AnyRandomAccessCollection(rows))
  }
}
