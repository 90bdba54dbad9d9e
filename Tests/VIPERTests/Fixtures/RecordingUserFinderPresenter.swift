@testable import VIPER

/// Notes what the finder's view and interactor tell the presenter.
final class RecordingUserFinderPresenter: AnyUserFinderPresenter {
  var router: (any AnyUserFinderRouter)?
  var interactor: (any AnyUserFinderInteractor)?
  var view: (any AnyUserFinderView)?
  private(set) var told: [String] = []

  func queryEdited(_ query: String) {
    told.append("query \(query)")
  }

  func interactorDidCountUsers(_ count: Int) {
    told.append("\(count) users")
  }

  func interactorDidFindUser(name: String, username: String) {
    told.append("found \(name), \(username)")
  }

  func interactorDidFindNobody() {
    told.append("found nobody")
  }

  func interactorWasAskedNothing() {
    told.append("nothing asked")
  }
}
