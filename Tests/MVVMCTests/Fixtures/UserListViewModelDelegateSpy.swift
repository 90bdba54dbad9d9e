import Users

@testable import MVVMC

/// Records what the list's view model tells its delegate.
final class UserListViewModelDelegateSpy: UserListViewModelDelegate {
  enum Call: Equatable {
    case userSelected(User)
  }

  var calls: [Call] = []

  func userSelected(_ user: User) {
    calls.append(.userSelected(user))
  }
}
