import Users

@testable import VIPER

/// Notes what the dashboard's view and interactor tell the presenter.
final class RecordingDashboardPresenter: AnyDashboardPresenter {
  var router: (any AnyDashboardRouter)?
  var interactor: (any AnyDashboardInteractor)?
  var view: (any AnyDashboardView)?
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

  func interactorDidFetchUsers(with result: Result<Void, UsersFailure>) {
    switch result {
    case .success: told.append("users fetched")
    case .failure(let failure): told.append(failure.text)
    }
  }

  func interactorDidFindUser(_ id: User.ID?) {
    told.append("found \(id.map(String.init) ?? "nobody")")
  }
}
