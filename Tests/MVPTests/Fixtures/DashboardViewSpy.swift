@testable import MVP

/// Records what the dashboard's presenter tells its view.
final class DashboardViewSpy: DashboardViewProtocol {
  enum Call: Equatable {
    case showLoading(Bool)
    case showComponents
  }

  var calls: [Call] = []

  func showLoading(_ isLoading: Bool) {
    calls.append(.showLoading(isLoading))
  }

  func showComponents() {
    calls.append(.showComponents)
  }
}
