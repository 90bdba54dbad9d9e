@testable import FourV

/// Notes what the details' view model tells its view.
final class RecordingUserDetailsView: UserDetailsViewModelDelegate {
  private(set) var told: [String] = []

  func nameUpdated() {
    told.append("name")
  }

  func messageUpdated() {
    told.append("message")
  }

  func canSaveUpdated() {
    told.append("can save")
  }
}
