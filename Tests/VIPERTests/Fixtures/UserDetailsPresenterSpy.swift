import Users

@testable import VIPER

/// Records what the details' view and interactor tell their presenter.
final class UserDetailsPresenterSpy: AnyUserDetailsPresenter {
  enum Call: Equatable {
    case viewLoaded
    case nameEdited(String)
    case saveTapped
    case closeTapped
    case interactorDidFetchUser(id: User.ID, username: String, name: String)
    case interactorDidRefuseName(NameDraft.Invalid)
    case interactorWillRenameUser
    case interactorDidRenameUser(failure: UsersFailure?)
  }

  var router: (any AnyUserDetailsRouter)?
  var interactor: (any AnyUserDetailsInteractor)?
  var view: (any AnyUserDetailsView)?
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func nameEdited(_ text: String) {
    calls.append(.nameEdited(text))
  }

  func saveTapped() {
    calls.append(.saveTapped)
  }

  func closeTapped() {
    calls.append(.closeTapped)
  }

  func interactorDidFetchUser(id: User.ID, username: String, name: String) {
    calls.append(.interactorDidFetchUser(id: id, username: username, name: name))
  }

  func interactorDidRefuseName(_ reason: NameDraft.Invalid) {
    calls.append(.interactorDidRefuseName(reason))
  }

  func interactorWillRenameUser() {
    calls.append(.interactorWillRenameUser)
  }

  func interactorDidRenameUser(with result: Result<Void, UsersFailure>) {
    calls.append(.interactorDidRenameUser(failure: result.failure))
  }
}
