import Users

@testable import VIPER

/// Records what the dashboard's presenter asks of its interactor.
final class DashboardInteractorSpy: AnyDashboardInteractor {
  enum Call: Equatable {
    case getUsers
    case findUser(UsersLink)
  }

  var presenter: (any AnyDashboardPresenter)?
  var calls: [Call] = []

  func getUsers() {
    calls.append(.getUsers)
  }

  func findUser(of link: UsersLink) {
    calls.append(.findUser(link))
  }
}
