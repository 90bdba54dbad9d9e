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

  func usersChanged(_ rows: UserListRows) {
    told.append("users changed")
    self.rows = (0..<rows.count).map { rows[$0] }
  }

  func userChanged(at row: Int, _ rows: UserListRows) {
    told.append("user at \(row) changed")
    self.rows = (0..<rows.count).map { rows[$0] }
  }
}
