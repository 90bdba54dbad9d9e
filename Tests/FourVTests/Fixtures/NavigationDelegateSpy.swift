import Users

@testable import FourV

/// Records what view models tell their navigation delegate, which is one object for all of them, as the router is.
final class NavigationDelegateSpy: DashboardNavigationDelegate, UserDetailsNavigationDelegate,
  UserListNavigationDelegate
{
  enum Call: Equatable {
    case dashboardLoaded
    case userDetailsCloseTapped
    case userListSelected(User)
  }

  var calls: [Call] = []

  func dashboardLoaded() {
    calls.append(.dashboardLoaded)
  }

  func userDetailsCloseTapped() {
    calls.append(.userDetailsCloseTapped)
  }

  func userListSelected(_ user: User) {
    calls.append(.userListSelected(user))
  }
}
