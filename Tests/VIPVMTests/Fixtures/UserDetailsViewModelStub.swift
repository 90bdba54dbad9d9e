@testable import VIPVM

/// Has values for the details' view to display; records the events that it forwards.
final class UserDetailsViewModelStub: UserDetailsViewModelInput {
  enum Call: Equatable {
    case viewDidLoad
    case nameEditingChanged(String)
    case saveTapped
    case closeTapped
  }

  let title = "A title"
  let id = "An id"
  let username = "A username"
  let name = "A name"
  let message: String? = "A message"
  var canSave = true
  var calls: [Call] = []

  func viewDidLoad() {
    calls.append(.viewDidLoad)
  }

  func nameEditingChanged(_ text: String) {
    calls.append(.nameEditingChanged(text))
  }

  func saveTapped() {
    calls.append(.saveTapped)
  }

  func closeTapped() {
    calls.append(.closeTapped)
  }
}
