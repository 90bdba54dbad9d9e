import Users

@testable import MVVMC

/// Notes what the dashboard's view model tells its coordinator.
final class RecordingDashboardDelegate: DashboardViewModelDelegate {
  private(set) var told: [String] = []
  private(set) var retry: (() -> Void)?

  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    told.append(text)
    self.retry = retry
  }

  func userNotFound() {
    told.append("user not found")
  }

  func userOpened(_ user: User) {
    told.append("details of \(user.name)")
  }
}
