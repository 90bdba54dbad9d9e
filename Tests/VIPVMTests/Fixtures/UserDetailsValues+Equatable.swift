@testable import VIPVM

/// Values are compared in tests only.
extension UserDetailsValues: Equatable {
  /// True if both display the same.
  public static func == (left: UserDetailsValues, right: UserDetailsValues) -> Bool {
    left.id == right.id && left.username == right.username && left.name == right.name
  }
}
