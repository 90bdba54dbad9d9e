@testable import VIPVM

/// Keeps the rows that the list's presenter gives to the view model.
final class RecordingUserListOutput: UserListPresenterOutput {
  private(set) var rows: [[UserListRow]] = []

  func presentRows(_ rows: [UserListRow]) {
    self.rows.append(rows)
  }
}
