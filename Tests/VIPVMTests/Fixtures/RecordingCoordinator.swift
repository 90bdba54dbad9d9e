import Users

@testable import VIPVM

/// Notes the screens that view models ask for.
final class RecordingCoordinator: DashboardRouting, UserDetailsRouting, UserListRouting {
  private(set) var told: [String] = []

  func replaceDetails(byUser id: User.ID) {
    told.append("details replaced by \(id)")
  }

  func closeDetails() {
    told.append("details closed")
  }

  func showDetails(ofUser id: User.ID) {
    told.append("details of \(id)")
  }
}
