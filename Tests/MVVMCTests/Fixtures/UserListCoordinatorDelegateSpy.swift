import Users

@testable import MVVMC

/// Records what the list's coordinator tells its delegate.
final class UserListCoordinatorDelegateSpy: UserListCoordinatorDelegate {
  enum Call: Equatable {
    case userSelected(User)
  }

  var calls: [Call] = []

  func userSelected(_ user: User) {
    calls.append(.userSelected(user))
  }
}
