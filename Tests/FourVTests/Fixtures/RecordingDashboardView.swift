@testable import FourV

/// Notes what the dashboard's view model tells its view.
final class RecordingDashboardView: DashboardViewModelDelegate {
  private(set) var told: [String] = []

  func loadingUpdated() {
    told.append("loading")
  }

  func usersLoaded() {
    told.append("loaded")
  }

  func loadFailed(_ text: String) {
    told.append(text)
  }

  func userNotFound() {
    told.append("user not found")
  }
}
