@testable import VIPER

/// Records what the details' presenter asks of its router.
final class UserDetailsRouterSpy: AnyUserDetailsRouter {
  enum Call: Equatable {
    case close
  }

  let entry: (any UserDetailsEntryPoint)? = nil
  var calls: [Call] = []

  func close() {
    calls.append(.close)
  }
}
