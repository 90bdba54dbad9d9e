/// Decides what the list shows, and which details are due.
final class UserListPresenter {
  /// Weak: the view holds its presenter.
  weak var view: (any UserListViewProtocol)?
  private let interactor: any UserListInteractorInput
  private let router: any UserListRouterProtocol
  private var rows = AnyRandomAccessCollection<UserListRow>([])

  init(interactor: any UserListInteractorInput, router: any UserListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  private func row(at index: Int) -> UserListRow {
    rows[rows.index(rows.startIndex, offsetBy: index)]
  }
}

extension UserListPresenter: UserListPresenterProtocol {
  var numberOfUsers: Int { rows.count }

  func name(at row: Int) -> String {
    self.row(at: row).name
  }

  func viewLoaded() {
    interactor.observeUsers()
  }

  func accessoryTapped(row: Int) {
    router.showDetails(ofUser: self.row(at: row).id)
  }
}

extension UserListPresenter: UserListInteractorOutput {
  func usersChanged(_ rows: AnyRandomAccessCollection<UserListRow>) {
    self.rows = rows
    view?.showUsers()
  }

  func userChanged(at row: Int, _ rows: AnyRandomAccessCollection<UserListRow>) {
    self.rows = rows
    view?.showUser(at: row)
  }
}
