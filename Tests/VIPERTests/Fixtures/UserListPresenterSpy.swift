import Users

@testable import VIPER

/// Records what the list's view and interactor tell its presenter.
final class UserListPresenterSpy: AnyUserListPresenter {
  enum Call: Equatable {
    case viewLoaded
    case accessoryTapped(User.ID)
    case interactorDidFetchUsers([UserListRow])
    case interactorDidRenameUser(index: Int, UserListRow)
  }

  var router: (any AnyUserListRouter)?
  var interactor: (any AnyUserListInteractor)?
  var view: (any AnyUserListView)?
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func accessoryTapped(ofUser id: User.ID) {
    calls.append(.accessoryTapped(id))
  }

  func interactorDidFetchUsers(with users: [UserListRow]) {
    calls.append(.interactorDidFetchUsers(users))
  }

  func interactorDidRenameUser(at index: Int, to user: UserListRow) {
    calls.append(.interactorDidRenameUser(index: index, user))
  }
}
