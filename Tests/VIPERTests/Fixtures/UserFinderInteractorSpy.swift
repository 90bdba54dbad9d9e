@testable import VIPER

/// Records what the finder's presenter asks of its interactor.
final class UserFinderInteractorSpy: AnyUserFinderInteractor {
  enum Call: Equatable {
    case getUsers
    case findUser(String)
  }

  var presenter: (any AnyUserFinderPresenter)?
  var calls: [Call] = []

  func getUsers() {
    calls.append(.getUsers)
  }

  func findUser(_ query: String) {
    calls.append(.findUser(query))
  }
}
