@testable import MVP

/// Notes what the list's presenter tells its view.
final class RecordingUserListView: UserListViewProtocol {
  private(set) var told: [String] = []

  func showUsers() {
    told.append("users")
  }

  func showUser(at row: Int) {
    told.append("user at \(row)")
  }
}
