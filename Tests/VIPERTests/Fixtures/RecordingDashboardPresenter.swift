import Users

@testable import VIPER

/// Notes what the dashboard's view and interactor tell the presenter.
final class RecordingDashboardPresenter: DashboardPresenterProtocol, DashboardInteractorOutput {
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func refreshPulled() {
    told.append("refresh pulled")
  }

  func retryTapped() {
    told.append("retry tapped")
  }

  func linkOpened(_ link: UsersLink) {
    told.append("link opened")
  }

  func usersLoaded() {
    told.append("users loaded")
  }

  func usersNotLoaded(_ reason: String) {
    told.append(reason)
  }
}
