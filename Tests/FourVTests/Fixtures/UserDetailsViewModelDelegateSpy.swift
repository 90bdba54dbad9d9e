@testable import FourV

/// Records what the details' view model tells its delegate.
final class UserDetailsViewModelDelegateSpy: UserDetailsViewModelDelegate {
  enum Call: Equatable {
    case nameUpdated
    case messageUpdated
    case canSaveUpdated
  }

  var calls: [Call] = []

  func nameUpdated() {
    calls.append(.nameUpdated)
  }

  func messageUpdated() {
    calls.append(.messageUpdated)
  }

  func canSaveUpdated() {
    calls.append(.canSaveUpdated)
  }
}
