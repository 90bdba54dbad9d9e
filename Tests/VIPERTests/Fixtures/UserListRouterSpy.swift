import Users

@testable import VIPER

/// Records the screens that the list's presenter asks its router for.
final class UserListRouterSpy: AnyUserListRouter {
  enum Call: Equatable {
    case showDetails(User.ID)
  }

  let entry: (any UserListEntryPoint)? = nil
  var calls: [Call] = []

  func showDetails(ofUser id: User.ID) {
    calls.append(.showDetails(id))
  }
}
