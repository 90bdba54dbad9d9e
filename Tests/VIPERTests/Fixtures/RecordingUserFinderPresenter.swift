@testable import VIPER

/// Notes what the finder's view and interactor tell the presenter.
final class RecordingUserFinderPresenter: UserFinderPresenterProtocol, UserFinderInteractorOutput {
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func queryEdited(_ query: String) {
    told.append("query \(query)")
  }

  func usersChanged(count: Int) {
    told.append("\(count) users")
  }

  func nothingAsked() {
    told.append("nothing asked")
  }

  func found(name: String, username: String) {
    told.append("found \(name), \(username)")
  }

  func notFound() {
    told.append("not found")
  }
}
