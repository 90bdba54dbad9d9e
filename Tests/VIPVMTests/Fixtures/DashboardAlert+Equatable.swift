@testable import VIPVM

/// Alerts are compared in tests only.
extension DashboardAlert: Equatable {
  /// True if both say the same.
  public static func == (left: DashboardAlert, right: DashboardAlert) -> Bool {
    switch (left, right) {
    case (.loadFailed(let left), .loadFailed(let right)): left == right
    case (.userNotFound, .userNotFound): true
    case (.loadFailed, _), (.userNotFound, _): false
    }
  }
}
