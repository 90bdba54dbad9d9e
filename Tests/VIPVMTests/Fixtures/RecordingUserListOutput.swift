@testable import VIPVM

/// Keeps the rows that the list's presenter gives to the view model.
final class RecordingUserListOutput: UserListPresenterOutput {
  private(set) var rows: [[UserListRow]] = []
  private(set) var changedRows: [Int?] = []

  func displayRows(_ rows: [UserListRow]) {
    self.rows.append(rows)
    changedRows.append(nil)
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    rows.append([row])
    changedRows.append(index)
  }
}
