import Users

/// The view as the list's presenter sees it.
protocol UserListDisplaying: AnyObject {
  func displayRows(_ rows: AnyRandomAccessCollection<UserListRow>)
  func displayDetails(ofUser id: User.ID)
}

/// What the list displays of a user.
struct UserListRow {
  let id: User.ID
  let name: String
}

/// Turns users into rows.
final class UserListPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any UserListDisplaying)?

  func presentUsers(_ users: UserDirectory) {
    // Lazy: of a million users, only those in sight are ever made rows.
    let rows = users.lazy.map { UserListRow(id: $0.id, name: $0.name) }
    viewController?.displayRows(AnyRandomAccessCollection(rows))
  }

  func presentDetails(ofUser id: User.ID) {
    viewController?.displayDetails(ofUser: id)
  }
}
