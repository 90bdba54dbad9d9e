import Users

@testable import VIPER

/// Records what the dashboard's view and interactor tell its presenter.
final class DashboardPresenterSpy: AnyDashboardPresenter {
  enum Call: Equatable {
    case viewLoaded
    case refreshPulled
    case retryTapped
    case linkOpened(UsersLink)
    case interactorDidFetchUsers(failure: UsersFailure?)
    case interactorDidFindUser(User.ID?)
  }

  var router: (any AnyDashboardRouter)?
  var interactor: (any AnyDashboardInteractor)?
  var view: (any AnyDashboardView)?
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func refreshPulled() {
    calls.append(.refreshPulled)
  }

  func retryTapped() {
    calls.append(.retryTapped)
  }

  func linkOpened(_ link: UsersLink) {
    calls.append(.linkOpened(link))
  }

  func interactorDidFetchUsers(with result: Result<Void, UsersFailure>) {
    calls.append(.interactorDidFetchUsers(failure: result.failure))
  }

  func interactorDidFindUser(_ id: User.ID?) {
    calls.append(.interactorDidFindUser(id))
  }
}
