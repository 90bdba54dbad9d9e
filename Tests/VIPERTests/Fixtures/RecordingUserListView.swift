@testable import VIPER

/// Notes what the list's presenter tells its view.
final class RecordingUserListView: AnyUserListView {
  var presenter: (any AnyUserListPresenter)?
  private(set) var told: [String] = []

  func update(with users: [UserListRow]) {
    told.append(users.map(\.name).joined(separator: ", "))
  }

  func update(with user: UserListRow, at index: Int) {
    told.append("\(user.name) at \(index)")
  }
}
