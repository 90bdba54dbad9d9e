@testable import VIPVM

/// Notes what the finder's view forwards; has values for it to display.
final class RecordingUserFinderViewModel: UserFinderViewModelInput {
  let count = "A count"
  let result = "A result"
  private(set) var told: [String] = []

  func viewDidLoad() {
    told.append("view did load")
  }

  func queryEditingChanged(_ query: String) {
    told.append("query editing changed: \(query)")
  }
}
