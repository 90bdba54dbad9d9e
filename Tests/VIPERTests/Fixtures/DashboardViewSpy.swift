@testable import VIPER

/// Records what the dashboard's presenter tells its view.
final class DashboardViewSpy: AnyDashboardView {
  enum Call: Equatable {
    case showLoading(Bool)
    case showComponents
    case showUserNotFound
    case update(error: String)
  }

  var presenter: (any AnyDashboardPresenter)?
  var calls: [Call] = []

  func showLoading(_ isLoading: Bool) {
    calls.append(.showLoading(isLoading))
  }

  func showComponents() {
    calls.append(.showComponents)
  }

  func showUserNotFound() {
    calls.append(.showUserNotFound)
  }

  func update(with error: String) {
    calls.append(.update(error: error))
  }
}
