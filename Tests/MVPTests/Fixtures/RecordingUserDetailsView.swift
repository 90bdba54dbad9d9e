@testable import MVP

/// Notes what the details' presenter tells its view.
final class RecordingUserDetailsView: UserDetailsViewProtocol {
  private(set) var told: [String] = []

  func showID(_ id: String, username: String) {
    told.append("\(id), \(username)")
  }

  func showName(_ name: String) {
    told.append("name \(name)")
  }

  func showMessage(_ text: String?) {
    told.append("message \(text ?? "none")")
  }

  func showSaving(_ isSaving: Bool) {
    told.append(isSaving ? "saving" : "not saving")
  }
}
