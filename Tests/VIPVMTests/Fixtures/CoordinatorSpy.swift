import Users

@testable import VIPVM

/// Records what view models tell the coordinator, and ask it for.
final class CoordinatorSpy: DashboardRouting, UserDetailsRouting, UserListRouting {
  enum Call: Equatable {
    case usersLoaded
    case replaceDetails(User.ID)
    case showDetails(User.ID)
    case closeDetails
  }

  var calls: [Call] = []

  func usersLoaded() {
    calls.append(.usersLoaded)
  }

  func replaceDetails(byUser id: User.ID) {
    calls.append(.replaceDetails(id))
  }

  func showDetails(ofUser id: User.ID) {
    calls.append(.showDetails(id))
  }

  func closeDetails() {
    calls.append(.closeDetails)
  }
}
