@testable import VIPER

/// Notes what the list's view and interactor tell the presenter; has names for the view.
final class RecordingUserListPresenter: UserListPresenterProtocol, UserListInteractorOutput {
  var names: [String] = []
  private(set) var told: [String] = []
  private(set) var rows: [UserListRow] = []

  var numberOfUsers: Int { names.count }

  func name(at row: Int) -> String {
    names[row]
  }

  func viewLoaded() {
    told.append("view loaded")
  }

  func accessoryTapped(row: Int) {
    told.append("accessory \(row) tapped")
  }

  func usersChanged(_ rows: AnyRandomAccessCollection<UserListRow>) {
    told.append("users changed")
    self.rows = Array(rows)
  }

  func userChanged(at row: Int, _ rows: AnyRandomAccessCollection<UserListRow>) {
    told.append("user at \(row) changed")
    self.rows = Array(rows)
  }
}
