@testable import VIPER

/// Notes what the finder's presenter asks of its interactor.
final class RecordingUserFinderInteractor: AnyUserFinderInteractor {
  var presenter: (any AnyUserFinderPresenter)?
  private(set) var told: [String] = []

  func getUsers() {
    told.append("get users")
  }

  func findUser(_ query: String) {
    told.append("find \(query)")
  }
}
