@testable import MVVMC

/// Records what the details' view model tells its delegate.
final class UserDetailsViewModelDelegateSpy: UserDetailsViewModelDelegate {
  enum Call: Equatable {
    case closeRequested
  }

  var calls: [Call] = []

  func closeRequested() {
    calls.append(.closeRequested)
  }
}
