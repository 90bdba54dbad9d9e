import Users

@testable import VIPER

/// Notes what the dashboard's presenter asks of its interactor.
final class RecordingDashboardInteractor: AnyDashboardInteractor {
  var presenter: (any AnyDashboardPresenter)?
  private(set) var told: [String] = []

  func getUsers() {
    told.append("get users")
  }

  func findUser(of link: UsersLink) {
    told.append("find \(link.userID.map(String.init) ?? "nobody")")
  }
}
