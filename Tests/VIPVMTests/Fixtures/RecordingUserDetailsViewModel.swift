@testable import VIPVM

/// Notes what the details' view forwards; has values for it to display.
final class RecordingUserDetailsViewModel: UserDetailsViewModelInput {
  let title = "A title"
  let id = "An id"
  let username = "A username"
  let name = "A name"
  let message: String? = "A message"
  var canSave = true
  private(set) var told: [String] = []

  func viewDidLoad() {
    told.append("view did load")
  }

  func nameEditingChanged(_ text: String) {
    told.append("name editing changed: \(text)")
  }

  func saveTapped() {
    told.append("save tapped")
  }

  func closeTapped() {
    told.append("close tapped")
  }
}
