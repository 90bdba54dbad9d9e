import Users

/// The view as the list's presenter sees it.
protocol UserListDisplaying: AnyObject {
  func displayRows(_ rows: UserListRows)
  func displayDetails(ofUser id: User.ID)
}

/// Turns users into rows.
final class UserListPresenter {
  /// Weak: the view controller holds the interactor, which holds its presenter.
  weak var viewController: (any UserListDisplaying)?

  func presentUsers(_ users: UserDirectory) {
    viewController?.displayRows(UserListRows(users))
  }

  func presentDetails(ofUser id: User.ID) {
    viewController?.displayDetails(ofUser: id)
  }
}
