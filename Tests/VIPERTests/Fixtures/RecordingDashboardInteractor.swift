import Users

@testable import VIPER

/// Counts the loads that the dashboard's presenter asks for, and knows a few users by id.
final class RecordingDashboardInteractor: DashboardInteractorInput {
  private(set) var loadCount = 0
  var knownIDs: Set<User.ID> = []

  func loadUsers() {
    loadCount += 1
  }

  func hasUser(_ id: User.ID) -> Bool {
    knownIDs.contains(id)
  }
}
