@testable import VIPER

/// Records what the list's presenter asks of its interactor.
final class UserListInteractorSpy: AnyUserListInteractor {
  enum Call: Equatable {
    case getUsers
  }

  var presenter: (any AnyUserListPresenter)?
  var calls: [Call] = []

  func getUsers() {
    calls.append(.getUsers)
  }
}
