import Users

@testable import FourV

/// Notes the screens that view models ask for.
final class RecordingNavigationDelegate: DashboardNavigationDelegate, UserDetailsNavigationDelegate,
  UserListNavigationDelegate
{
  private(set) var told: [String] = []

  func dashboardOpened(_ user: User) {
    told.append("link to \(user.name)")
  }

  func userDetailsCloseTapped() {
    told.append("close")
  }

  func userListSelected(_ user: User) {
    told.append("\(user.name) selected")
  }
}
