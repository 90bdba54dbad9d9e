@testable import VIPER

/// Notes what the list's presenter asks of its interactor.
final class RecordingUserListInteractor: AnyUserListInteractor {
  var presenter: (any AnyUserListPresenter)?
  private(set) var told: [String] = []

  func getUsers() {
    told.append("get users")
  }
}
