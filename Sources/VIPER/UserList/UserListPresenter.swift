/// Decides what the list shows, and which details are due.
final class UserListPresenter {
  /// Weak: the view holds its presenter.
  weak var view: (any UserListViewProtocol)?
  private let interactor: any UserListInteractorInput
  private let router: any UserListRouterProtocol
  private var rows = UserListRows()

  init(interactor: any UserListInteractorInput, router: any UserListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

extension UserListPresenter: UserListPresenterProtocol {
  var numberOfUsers: Int { rows.count }

  func name(at row: Int) -> String {
    rows[row].name
  }

  func viewLoaded() {
    interactor.observeUsers()
  }

  func accessoryTapped(row: Int) {
    router.showDetails(ofUser: rows[row].id)
  }
}

extension UserListPresenter: UserListInteractorOutput {
  func usersChanged(_ rows: UserListRows) {
    self.rows = rows
    view?.showUsers()
  }

  func userChanged(at row: Int, _ rows: UserListRows) {
    self.rows = rows
    view?.showUser(at: row)
  }
}
