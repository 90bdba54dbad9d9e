import Users

@testable import VIPER

/// Notes what the details' view and interactor tell the presenter.
final class RecordingUserDetailsPresenter: AnyUserDetailsPresenter {
  var router: (any AnyUserDetailsRouter)?
  var interactor: (any AnyUserDetailsInteractor)?
  var view: (any AnyUserDetailsView)?
  private(set) var told: [String] = []

  func nameEdited(_ text: String) {
    told.append("edited \(text)")
  }

  func saveTapped() {
    told.append("save tapped")
  }

  func closeTapped() {
    told.append("close tapped")
  }

  func interactorDidFetchUser(id: Int, username: String) {
    told.append("user \(id), \(username)")
  }

  func interactorDidFetchName(_ name: String) {
    told.append("name \(name)")
  }

  func interactorDidRefuseName(_ reason: NameDraft.Invalid) {
    told.append("refused: \(reason.text)")
  }

  func interactorWillRenameUser() {
    told.append("will rename")
  }

  func interactorDidRenameUser(with result: Result<Void, UsersFailure>) {
    switch result {
    case .success: told.append("renamed")
    case .failure(let failure): told.append("not renamed: \(failure.text)")
    }
  }
}
