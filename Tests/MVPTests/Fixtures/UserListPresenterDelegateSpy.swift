import Users

@testable import MVP

/// Records what the list's presenter tells its delegate.
final class UserListPresenterDelegateSpy: UserListPresenterDelegate {
  enum Call: Equatable {
    case showDetails(User)
  }

  var calls: [Call] = []

  func showDetails(of user: User) {
    calls.append(.showDetails(user))
  }
}
