@testable import VIPER

/// Notes what the dashboard's presenter tells its view.
final class RecordingDashboardView: AnyDashboardView {
  var presenter: (any AnyDashboardPresenter)?
  private(set) var told: [String] = []

  func showLoading(_ isLoading: Bool) {
    told.append(isLoading ? "loading" : "not loading")
  }

  func showComponents() {
    told.append("components")
  }

  func showUserNotFound() {
    told.append("user not found")
  }

  func update(with error: String) {
    told.append(error)
  }
}
