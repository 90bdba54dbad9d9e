import Users

/// The list's view: what it can be told to show.
protocol AnyUserListView: AnyObject {
  var presenter: (any AnyUserListPresenter)? { get set }

  func update(with users: [UserListRow])
  func update(with users: [UserListRow], changedAt row: Int)
}

/// The list's presenter: what view and interactor tell it.
protocol AnyUserListPresenter: AnyObject {
  var router: (any AnyUserListRouter)? { get set }
  var interactor: (any AnyUserListInteractor)? { get set }
  var view: (any AnyUserListView)? { get set }

  func accessoryTapped(ofUser id: User.ID)
  func interactorDidFetchUsers(with users: [UserListRow])
  func interactorDidRenameUser(at row: Int, with users: [UserListRow])
}

/// The list's interactor: its use case. What comes of it, it tells its presenter.
protocol AnyUserListInteractor: AnyObject {
  var presenter: (any AnyUserListPresenter)? { get set }

  func getUsers()
}

/// What the list displays of a user.
struct UserListRow {
  let id: User.ID
  let name: String
}
