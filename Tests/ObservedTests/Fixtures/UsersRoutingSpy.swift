import Users

@testable import Observed

/// Records what view models ask the router for.
final class UsersRoutingSpy: UsersRouting {
  enum Call: Equatable {
    case usersLoaded
    case showDetails(User)
    case closeDetails
  }

  var calls: [Call] = []

  func usersLoaded() {
    calls.append(.usersLoaded)
  }

  func showDetails(of user: User) {
    calls.append(.showDetails(user))
  }

  func closeDetails() {
    calls.append(.closeDetails)
  }
}
