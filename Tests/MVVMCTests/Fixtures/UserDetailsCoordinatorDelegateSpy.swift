@testable import MVVMC

/// Records what the details' coordinator tells its delegate.
final class UserDetailsCoordinatorDelegateSpy: UserDetailsCoordinatorDelegate {
  enum Call: Equatable {
    case userDetailsFinished
  }

  var calls: [Call] = []

  func userDetailsFinished() {
    calls.append(.userDetailsFinished)
  }
}
