@testable import VIPER

/// Records what the details' presenter asks of its interactor.
final class UserDetailsInteractorSpy: AnyUserDetailsInteractor {
  enum Call: Equatable {
    case getUser
    case renameUser(String)
  }

  var presenter: (any AnyUserDetailsPresenter)?
  var calls: [Call] = []

  func getUser() {
    calls.append(.getUser)
  }

  func renameUser(to text: String) {
    calls.append(.renameUser(text))
  }
}
