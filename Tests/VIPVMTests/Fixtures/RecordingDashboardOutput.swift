import Users

@testable import VIPVM

/// Notes what the dashboard's presenter gives to the view model.
final class RecordingDashboardOutput: DashboardPresenterOutput {
  private(set) var told: [String] = []

  func presentUsersLoaded() {
    told.append("loaded")
  }

  func presentUsersNotLoaded(_ text: String) {
    told.append(text)
  }

  func presentUserFound(_ id: User.ID) {
    told.append("found \(id)")
  }

  func presentUserNotFound() {
    told.append("not found")
  }
}
