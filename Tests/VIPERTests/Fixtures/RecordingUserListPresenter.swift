import Users

@testable import VIPER

/// Notes what the list's view and interactor tell the presenter, and keeps the rows.
final class RecordingUserListPresenter: AnyUserListPresenter {
  var router: (any AnyUserListRouter)?
  var interactor: (any AnyUserListInteractor)?
  var view: (any AnyUserListView)?
  private(set) var told: [String] = []
  private(set) var rows: [UserListRow] = []

  func accessoryTapped(ofUser id: User.ID) {
    told.append("accessory of \(id) tapped")
  }

  func interactorDidFetchUsers(with users: [UserListRow]) {
    told.append("users fetched")
    rows = users
  }

  func interactorDidRenameUser(at index: Int, to user: UserListRow) {
    told.append("user at \(index) renamed")
    rows[index] = user
  }
}
