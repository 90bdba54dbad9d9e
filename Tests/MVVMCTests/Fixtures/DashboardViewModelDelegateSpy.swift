@testable import MVVMC

/// Records what the dashboard's view model tells its delegate.
final class DashboardViewModelDelegateSpy: DashboardViewModelDelegate {
  enum Call: Equatable {
    case shouldLoadWidgets
    case usersLoaded
    case loadFailed(String)
  }

  var calls: [Call] = []
  private(set) var retry: (() -> Void)?

  func shouldLoadWidgets() {
    calls.append(.shouldLoadWidgets)
  }

  func usersLoaded() {
    calls.append(.usersLoaded)
  }

  func loadFailed(_ text: String, retry: @escaping () -> Void) {
    calls.append(.loadFailed(text))
    self.retry = retry
  }
}
