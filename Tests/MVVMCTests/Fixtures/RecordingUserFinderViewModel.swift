@testable import MVVMC

/// Notes what the finder's view tells its view model.
final class RecordingUserFinderViewModel: UserFinderViewModelType {
  let query = Observable("")
  let count = Observable("A count")
  let result = Observable("A result")
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }
}
