@testable import VIPVM

/// Records what the list's presenter gives to the view model.
final class UserListPresenterOutputSpy: UserListPresenterOutput {
  enum Call: Equatable {
    case displayRows([UserListRow])
    case displayRow(UserListRow, index: Int)
  }

  var calls: [Call] = []

  func displayRows(_ rows: [UserListRow]) {
    calls.append(.displayRows(rows))
  }

  func displayRow(_ row: UserListRow, at index: Int) {
    calls.append(.displayRow(row, index: index))
  }
}
