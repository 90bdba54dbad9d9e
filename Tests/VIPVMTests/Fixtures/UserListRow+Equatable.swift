@testable import VIPVM

/// Rows are compared in tests only.
extension UserListRow: Equatable {
  public static func == (left: UserListRow, right: UserListRow) -> Bool {
    left.id == right.id && left.name == right.name
  }
}
