@testable import VIPER

/// Records what the details' presenter tells its view.
final class UserDetailsViewSpy: AnyUserDetailsView {
  enum Call: Equatable {
    case showID(String, username: String)
    case showTitle(String)
    case showName(String)
    case showMessage(String?)
    case showSaving(Bool)
  }

  var presenter: (any AnyUserDetailsPresenter)?
  var calls: [Call] = []

  func showID(_ id: String, username: String) {
    calls.append(.showID(id, username: username))
  }

  func showTitle(_ title: String) {
    calls.append(.showTitle(title))
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
