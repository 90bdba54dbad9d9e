@testable import MVP

/// Records what the details' presenter tells its view.
final class UserDetailsViewSpy: UserDetailsViewProtocol {
  enum Call: Equatable {
    case showID(String, username: String)
    case showName(String)
    case showMessage(String?)
    case showSaving(Bool)
  }

  var calls: [Call] = []

  func showID(_ id: String, username: String) {
    calls.append(.showID(id, username: username))
  }

  func showName(_ name: String) {
    calls.append(.showName(name))
  }

  func showMessage(_ text: String?) {
    calls.append(.showMessage(text))
  }

  func showSaving(_ isSaving: Bool) {
    calls.append(.showSaving(isSaving))
  }
}
