@testable import FourV

/// Records what the finder's view model tells its delegate.
final class UserFinderViewModelDelegateSpy: UserFinderViewModelDelegate {
  enum Call: Equatable {
    case countUpdated
    case resultUpdated
  }

  var calls: [Call] = []

  func countUpdated() {
    calls.append(.countUpdated)
  }

  func resultUpdated() {
    calls.append(.resultUpdated)
  }
}
