@testable import VIPVM

/// Notes what the finder's presenter gives to the view model.
final class RecordingUserFinderOutput: UserFinderPresenterOutput {
  private(set) var told: [String] = []

  func presentCount(_ text: String) {
    told.append(text)
  }

  func presentResult(_ text: String) {
    told.append(text)
  }
}
