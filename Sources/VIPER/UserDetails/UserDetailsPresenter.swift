import Users

/// Decides what the details show, and when they close.
final class UserDetailsPresenter {
  var router: (any AnyUserDetailsRouter)?
  var interactor: (any AnyUserDetailsInteractor)?
  /// Weak: the view holds its presenter.
  weak var view: (any AnyUserDetailsView)?
  private var draft = NameDraft(name: "")
}

extension UserDetailsPresenter: AnyUserDetailsPresenter {
  func viewLoaded() {
    interactor?.getUser()
  }

  func nameEdited(_ text: String) {
    draft.text = text
  }

  func saveTapped() {
    interactor?.renameUser(to: draft.text)
  }

  func closeTapped() {
    router?.close()
  }

  func interactorDidFetchUser(id: User.ID, username: String, name: String) {
    draft.renamed(to: name)
    view?.showID(Wording.userID(id), username: username)
    view?.showTitle(name)
    view?.showName(draft.text)
  }

  func interactorDidRefuseName(_ reason: NameDraft.Invalid) {
    view?.showMessage(reason.text)
  }

  func interactorWillRenameUser() {
    view?.showSaving(true)
    view?.showMessage(nil)
  }

  func interactorDidRenameUser(with result: Result<Void, UsersFailure>) {
    view?.showSaving(false)
    if case .failure(let failure) = result { view?.showMessage(failure.text) }
  }
}
