@testable import FourV

/// Notes what the finder's view model tells its view.
final class RecordingUserFinderView: UserFinderViewModelDelegate {
  private(set) var told: [String] = []

  func countUpdated() {
    told.append("count")
  }

  func resultUpdated() {
    told.append("result")
  }
}
