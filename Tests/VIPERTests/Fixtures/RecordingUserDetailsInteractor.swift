@testable import VIPER

/// Notes what the details' presenter asks of its interactor.
final class RecordingUserDetailsInteractor: AnyUserDetailsInteractor {
  var presenter: (any AnyUserDetailsPresenter)?
  private(set) var told: [String] = []

  func getUser() {
    told.append("get user")
  }

  func renameUser(to text: String) {
    told.append("rename to \(text)")
  }
}
