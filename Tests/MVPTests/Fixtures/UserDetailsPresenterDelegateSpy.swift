@testable import MVP

/// Records what the details' presenter tells its delegate.
final class UserDetailsPresenterDelegateSpy: UserDetailsPresenterDelegate {
  enum Call: Equatable {
    case showTitle(String)
    case close
  }

  var calls: [Call] = []

  func showTitle(_ title: String) {
    calls.append(.showTitle(title))
  }

  func close() {
    calls.append(.close)
  }
}
