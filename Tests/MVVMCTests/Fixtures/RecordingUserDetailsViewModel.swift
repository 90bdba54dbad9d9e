@testable import MVVMC

/// Notes what the details' view tells its view model.
final class RecordingUserDetailsViewModel: UserDetailsViewModelType {
  let id = "An id"
  let username = "A username"
  let title = Observable("A title")
  let name = Observable("A name")
  let message = Observable<String?>("A message")
  let canSave = Observable(true)
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func nameEdited(_ text: String) {
    told.append("name edited to \(text)")
  }

  func saveTapped() {
    told.append("save tapped")
  }

  func closeTapped() {
    told.append("close tapped")
  }
}
