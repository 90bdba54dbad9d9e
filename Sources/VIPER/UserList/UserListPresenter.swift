import Users

/// Decides what the list shows, and which details are due.
final class UserListPresenter {
  var router: (any AnyUserListRouter)?
  var interactor: (any AnyUserListInteractor)?
  /// Weak: the view holds its presenter.
  weak var view: (any AnyUserListView)?
}

extension UserListPresenter: AnyUserListPresenter {
  func viewLoaded() {
    interactor?.getUsers()
  }

  func accessoryTapped(ofUser id: User.ID) {
    router?.showDetails(ofUser: id)
  }

  func interactorDidFetchUsers(with users: [UserListRow]) {
    view?.showNoUsers(users.isEmpty)
    view?.update(with: users)
  }

  func interactorDidRenameUser(at index: Int, to user: UserListRow) {
    view?.update(with: user, at: index)
  }
}
