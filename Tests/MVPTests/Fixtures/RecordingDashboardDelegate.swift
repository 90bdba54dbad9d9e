import Users

@testable import MVP

/// Notes the screens that the dashboard's presenter asks for.
final class RecordingDashboardDelegate: DashboardPresenterDelegate {
  private(set) var told: [String] = []

  func showFailure(_ text: String) {
    told.append(text)
  }

  func showUserNotFound() {
    told.append("user not found")
  }

  func showDetails(of user: User) {
    told.append("details of \(user.name)")
  }
}
