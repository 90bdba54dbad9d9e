import Users

/// Turns the user count and the search result into text.
final class UserFinderPresenter {
  var router: (any AnyUserFinderRouter)?
  var interactor: (any AnyUserFinderInteractor)?
  /// Weak: the view holds its presenter.
  weak var view: (any AnyUserFinderView)?
}

extension UserFinderPresenter: AnyUserFinderPresenter {
  func viewLoaded() {
    interactor?.getUsers()
  }

  func queryEdited(_ query: String) {
    interactor?.findUser(query)
  }

  func interactorDidCountUsers(_ count: Int) {
    view?.showCount(Wording.userCount(count))
  }

  func interactorDidFindUser(name: String, username: String) {
    view?.showResult(Wording.found(name: name, username: username))
  }

  func interactorDidFindNobody() {
    view?.showResult(Wording.userNotFound)
  }

  func interactorWasAskedNothing() {
    view?.showResult(Wording.nothingAsked)
  }
}
