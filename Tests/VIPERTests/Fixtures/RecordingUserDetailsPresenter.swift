@testable import VIPER

/// Notes what the details' view and interactor tell the presenter.
final class RecordingUserDetailsPresenter: UserDetailsPresenterProtocol, UserDetailsInteractorOutput {
  private(set) var told: [String] = []

  func viewLoaded() {
    told.append("view loaded")
  }

  func nameEdited(_ text: String) {
    told.append("edited \(text)")
  }

  func saveTapped() {
    told.append("save tapped")
  }

  func closeTapped() {
    told.append("close tapped")
  }

  func userFound(id: Int, username: String) {
    told.append("found \(id), \(username)")
  }

  func nameChanged(_ name: String, draft: String) {
    told.append("name \(name), draft \(draft)")
  }

  func nameRefused(_ reason: String) {
    told.append("refused: \(reason)")
  }

  func saving() {
    told.append("saving")
  }

  func saved() {
    told.append("saved")
  }

  func notSaved(_ reason: String) {
    told.append("not saved: \(reason)")
  }
}
