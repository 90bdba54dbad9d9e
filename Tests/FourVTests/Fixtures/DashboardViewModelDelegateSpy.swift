@testable import FourV

/// Records what the dashboard's view model tells its delegate.
final class DashboardViewModelDelegateSpy: DashboardViewModelDelegate {
  enum Call: Equatable {
    case loadingUpdated
    case loadedUpdated
    case failureUpdated
  }

  var calls: [Call] = []

  func loadingUpdated() {
    calls.append(.loadingUpdated)
  }

  func loadedUpdated() {
    calls.append(.loadedUpdated)
  }

  func failureUpdated() {
    calls.append(.failureUpdated)
  }
}
