@testable import VIPER

/// Notes what the list's presenter tells its view.
final class RecordingUserListView: AnyUserListView {
  var presenter: (any AnyUserListPresenter)?
  private(set) var told: [String] = []

  func update(with users: [UserListRow]) {
    told.append(users.map(\.name).joined(separator: ", "))
  }

  func update(with users: [UserListRow], changedAt row: Int) {
    told.append("\(users[row].name) at \(row)")
  }
}
