@testable import MVP

/// Notes what the finder's presenter tells its view.
final class RecordingUserFinderView: UserFinderViewProtocol {
  private(set) var counts: [String] = []
  private(set) var results: [String] = []

  func showCount(_ text: String) {
    counts.append(text)
  }

  func showResult(_ text: String) {
    results.append(text)
  }
}
