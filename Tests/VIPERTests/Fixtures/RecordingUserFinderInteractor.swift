@testable import VIPER

/// Notes what the finder's presenter asks of its interactor.
final class RecordingUserFinderInteractor: UserFinderInteractorInput {
  private(set) var told: [String] = []

  func observeUsers() {
    told.append("observe")
  }

  func findUser(_ query: String) {
    told.append("find \(query)")
  }
}
