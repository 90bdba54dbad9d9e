import Users

@testable import VIPER

/// Records the screens that the dashboard's presenter asks its router for.
final class DashboardRouterSpy: AnyDashboardRouter {
  enum Call: Equatable {
    case showListAndFinder
    case showDetails(User.ID)
  }

  let entry: (any DashboardEntryPoint)? = nil
  var calls: [Call] = []

  func showListAndFinder() {
    calls.append(.showListAndFinder)
  }

  func showDetails(ofUser id: User.ID) {
    calls.append(.showDetails(id))
  }
}
