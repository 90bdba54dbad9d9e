@testable import VIPVM

/// Notes what the finder's presenter gives to the view model.
final class RecordingUserFinderOutput: UserFinderPresenterOutput {
  private(set) var told: [String] = []

  func presentCount(_ count: String, result: String) {
    told += [count, result]
  }

  func presentResult(_ text: String) {
    told.append(text)
  }
}
