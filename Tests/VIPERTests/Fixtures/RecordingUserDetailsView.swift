@testable import VIPER

/// Notes what the details' presenter tells its view.
final class RecordingUserDetailsView: AnyUserDetailsView {
  var presenter: (any AnyUserDetailsPresenter)?
  private(set) var told: [String] = []

  func showID(_ id: String, username: String) {
    told.append("\(id), \(username)")
  }

  func showTitle(_ title: String) {
    told.append("title \(title)")
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
