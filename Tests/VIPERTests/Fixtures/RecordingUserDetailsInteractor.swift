@testable import VIPER

/// Notes what the details' presenter asks of its interactor.
final class RecordingUserDetailsInteractor: UserDetailsInteractorInput {
  private(set) var told: [String] = []

  func observeUser() {
    told.append("observe")
  }

  func editName(_ text: String) {
    told.append("edit \(text)")
  }

  func saveName() {
    told.append("save")
  }
}
