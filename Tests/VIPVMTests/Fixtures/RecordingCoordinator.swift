import Users

@testable import VIPVM

/// Notes where view models want to go.
final class RecordingCoordinator: DashboardCoordinator, UserDetailsCoordinator, UserListCoordinator {
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
