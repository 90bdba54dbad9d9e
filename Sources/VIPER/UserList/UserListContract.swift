import Users

/// What the presenter asks of the view.
protocol UserListViewProtocol: AnyObject {
  func showUsers()
  func showUser(at row: Int)
}

/// What the view tells the presenter and asks it for.
protocol UserListPresenterProtocol: AnyObject {
  var numberOfUsers: Int { get }
  func name(at row: Int) -> String
  func viewLoaded()
  func accessoryTapped(row: Int)
}

/// What the presenter asks of the interactor.
protocol UserListInteractorInput: AnyObject {
  func observeUsers()
}

/// What the interactor tells the presenter.
protocol UserListInteractorOutput: AnyObject {
  func usersChanged(_ rows: UserListRows)
  func userChanged(at row: Int, _ rows: UserListRows)
}

/// What the presenter asks of the router.
protocol UserListRouterProtocol: AnyObject {
  func showDetails(ofUser id: User.ID)
}

/// What the list displays of a user.
struct UserListRow {
  let id: User.ID
  let name: String
}
