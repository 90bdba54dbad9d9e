import Users

@testable import VIPVM

/// Notes what the dashboard's presenter gives to the view model.
final class RecordingDashboardOutput: DashboardPresenterOutput {
  private(set) var told: [String] = []

  func displayUsersLoaded() {
    told.append("loaded")
  }

  func displayUsersNotLoaded(_ text: String) {
    told.append(text)
  }

  func displayUserFound(_ id: User.ID) {
    told.append("found \(id)")
  }

  func displayUserNotFound() {
    told.append("not found")
  }
}
