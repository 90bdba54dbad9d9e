@testable import VIPVM

/// Notes what the finder's presenter gives to the view model.
final class RecordingUserFinderOutput: UserFinderPresenterOutput {
  private(set) var told: [String] = []

  func displayCount(_ count: String, result: String) {
    told += [count, result]
  }

  func displayResult(_ text: String) {
    told.append(text)
  }
}
