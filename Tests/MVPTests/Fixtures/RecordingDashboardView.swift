@testable import MVP

/// Notes what the dashboard's presenter tells its view.
final class RecordingDashboardView: DashboardViewProtocol {
  private(set) var told: [String] = []

  func showLoading(_ isLoading: Bool) {
    told.append(isLoading ? "loading" : "not loading")
  }

  func showComponents() {
    told.append("components")
  }
}
