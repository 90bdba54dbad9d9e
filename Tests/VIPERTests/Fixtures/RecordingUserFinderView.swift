@testable import VIPER

/// Notes what the finder's presenter tells its view.
final class RecordingUserFinderView: AnyUserFinderView {
  var presenter: (any AnyUserFinderPresenter)?
  private(set) var told: [String] = []

  func showCount(_ text: String) {
    told.append(text)
  }

  func showResult(_ text: String) {
    told.append(text)
  }
}
