@testable import VIPER

/// Notes what the list's presenter asks of its interactor.
final class RecordingUserListInteractor: UserListInteractorInput {
  private(set) var told: [String] = []

  func observeUsers() {
    told.append("observe")
  }
}
