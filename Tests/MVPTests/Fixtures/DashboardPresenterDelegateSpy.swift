import Users

@testable import MVP

/// Records what the dashboard's presenter tells its delegate.
final class DashboardPresenterDelegateSpy: DashboardPresenterDelegate {
  enum Call: Equatable {
    case showFailure(String)
    case showUserNotFound
    case showDetails(User)
  }

  var calls: [Call] = []

  func showFailure(_ text: String) {
    calls.append(.showFailure(text))
  }

  func showUserNotFound() {
    calls.append(.showUserNotFound)
  }

  func showDetails(of user: User) {
    calls.append(.showDetails(user))
  }
}
