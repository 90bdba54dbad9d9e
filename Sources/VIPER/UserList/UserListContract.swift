import Users

/// The list's view, as its presenter sees it.
protocol AnyUserListView: AnyObject {
  var presenter: (any AnyUserListPresenter)? { get set }

  func showNoUsers(_ isEmpty: Bool)
  func update(with users: [UserListRow])
  func update(with user: UserListRow, at index: Int)
}

/// The list's presenter: receives events of the view and results of the interactor.
protocol AnyUserListPresenter: AnyObject {
  var router: (any AnyUserListRouter)? { get set }
  var interactor: (any AnyUserListInteractor)? { get set }
  var view: (any AnyUserListView)? { get set }

  func viewLoaded()
  func accessoryTapped(ofUser id: User.ID)
  func interactorDidFetchUsers(with users: [UserListRow])
  func interactorDidRenameUser(at index: Int, to user: UserListRow)
}

/// The list's interactor: its use case. It gives the result to its presenter.
protocol AnyUserListInteractor: AnyObject {
  var presenter: (any AnyUserListPresenter)? { get set }

  func getUsers()
}

/// A row of the list: the part of a user that it displays.
struct UserListRow {
  let id: User.ID
  let name: String
}
