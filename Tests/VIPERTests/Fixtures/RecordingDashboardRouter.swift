import Users

@testable import VIPER

/// Notes the screens that the dashboard's presenter asks for.
final class RecordingDashboardRouter: AnyDashboardRouter {
  let entry: (any DashboardEntryPoint)? = nil
  private(set) var told: [String] = []

  func showListAndFinder() {
    told.append("list and finder")
  }

  func showDetails(ofUser id: User.ID) {
    told.append("details of \(id)")
  }
}
