@testable import FourV

/// Notes what the list's view model tells its view.
final class RecordingUserListView: UserListViewModelDelegate {
  private(set) var told: [String] = []

  func usersUpdated() {
    told.append("users")
  }

  func userUpdated(at row: Int) {
    told.append("user at \(row)")
  }
}
