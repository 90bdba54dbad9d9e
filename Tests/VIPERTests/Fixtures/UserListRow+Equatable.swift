@testable import VIPER

/// Rows are compared in tests only.
extension UserListRow: Equatable {
  /// True if both are of the same user, and display the same.
  public static func == (left: UserListRow, right: UserListRow) -> Bool {
    left.id == right.id && left.name == right.name
  }
}
