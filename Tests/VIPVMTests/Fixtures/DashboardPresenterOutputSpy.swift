import Users

@testable import VIPVM

/// Records what the dashboard's presenter gives to the view model.
final class DashboardPresenterOutputSpy: DashboardPresenterOutput {
  enum Call: Equatable {
    case displayUsersLoaded
    case displayUsersNotLoaded(String)
    case displayUserFound(User.ID)
    case displayUserNotFound
  }

  var calls: [Call] = []

  func displayUsersLoaded() {
    calls.append(.displayUsersLoaded)
  }

  func displayUsersNotLoaded(_ text: String) {
    calls.append(.displayUsersNotLoaded(text))
  }

  func displayUserFound(_ id: User.ID) {
    calls.append(.displayUserFound(id))
  }

  func displayUserNotFound() {
    calls.append(.displayUserNotFound)
  }
}
