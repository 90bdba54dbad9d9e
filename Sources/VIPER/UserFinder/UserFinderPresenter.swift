import Users

/// Words how many users there are, and what was found.
final class UserFinderPresenter {
  /// Weak: the view holds its presenter.
  weak var view: (any UserFinderViewProtocol)?
  private let interactor: any UserFinderInteractorInput
  private let router: any UserFinderRouterProtocol
  private var query = ""

  init(interactor: any UserFinderInteractorInput, router: any UserFinderRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }
}

extension UserFinderPresenter: UserFinderPresenterProtocol {
  func viewLoaded() {
    interactor.observeUsers()
    interactor.findUser(query)
  }

  func queryEdited(_ query: String) {
    self.query = query
    interactor.findUser(query)
  }
}

extension UserFinderPresenter: UserFinderInteractorOutput {
  func usersChanged(count: Int) {
    view?.showCount(Wording.userCount(count))
    interactor.findUser(query)
  }

  func nothingAsked() {
    view?.showResult(Wording.nothingAsked)
  }

  func found(name: String, username: String) {
    view?.showResult(Wording.found(name: name, username: username))
  }

  func notFound() {
    view?.showResult(Wording.userNotFound)
  }
}
