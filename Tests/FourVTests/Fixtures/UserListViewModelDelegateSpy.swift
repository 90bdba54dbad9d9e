@testable import FourV

/// Records what the list's view model tells its delegate.
final class UserListViewModelDelegateSpy: UserListViewModelDelegate {
  enum Call: Equatable {
    case usersUpdated
    case userUpdated(row: Int)
  }

  var calls: [Call] = []

  func usersUpdated() {
    calls.append(.usersUpdated)
  }

  func userUpdated(at row: Int) {
    calls.append(.userUpdated(row: row))
  }
}
