@testable import VIPER

/// Records what the finder's view and interactor tell its presenter.
final class UserFinderPresenterSpy: AnyUserFinderPresenter {
  enum Call: Equatable {
    case viewLoaded
    case queryEdited(String)
    case interactorDidCountUsers(Int)
    case interactorDidFindUser(name: String, username: String)
    case interactorDidFindNobody
    case interactorWasAskedNothing
  }

  var router: (any AnyUserFinderRouter)?
  var interactor: (any AnyUserFinderInteractor)?
  var view: (any AnyUserFinderView)?
  var calls: [Call] = []

  func viewLoaded() {
    calls.append(.viewLoaded)
  }

  func queryEdited(_ query: String) {
    calls.append(.queryEdited(query))
  }

  func interactorDidCountUsers(_ count: Int) {
    calls.append(.interactorDidCountUsers(count))
  }

  func interactorDidFindUser(name: String, username: String) {
    calls.append(.interactorDidFindUser(name: name, username: username))
  }

  func interactorDidFindNobody() {
    calls.append(.interactorDidFindNobody)
  }

  func interactorWasAskedNothing() {
    calls.append(.interactorWasAskedNothing)
  }
}
