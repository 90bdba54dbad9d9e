import Users

/// Decides what the details show, and when they close.
final class UserDetailsPresenter {
  /// Weak: the view holds its presenter.
  weak var view: (any UserDetailsViewProtocol)?
  private let interactor: any UserDetailsInteractorInput
  private let router: any UserDetailsRouterProtocol

  init(interactor: any UserDetailsInteractorInput, router: any UserDetailsRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

extension UserDetailsPresenter: UserDetailsPresenterProtocol {
  func viewLoaded() {
    interactor.observeUser()
  }

  func nameEdited(_ text: String) {
    interactor.editName(text)
  }

  func saveTapped() {
    interactor.saveName()
  }

  func closeTapped() {
    router.close()
  }
}

extension UserDetailsPresenter: UserDetailsInteractorOutput {
  func userFound(id: User.ID, username: String) {
    view?.showID(Wording.userID(id), username: username)
  }

  func nameChanged(_ name: String, draft: String) {
    view?.showTitle(name)
    view?.showName(draft)
  }

  func nameRefused(_ reason: String) {
    view?.showMessage(reason)
  }

  func saving() {
    view?.showSaving(true)
    view?.showMessage(nil)
  }

  func saved() {
    view?.showSaving(false)
  }

  func notSaved(_ reason: String) {
    view?.showSaving(false)
    view?.showMessage(reason)
  }
}
