@testable import VIPVM

/// Notes what the details' presenter gives to the view model.
final class RecordingUserDetailsOutput: UserDetailsPresenterOutput {
  private(set) var told: [String] = []

  func presentUser(_ values: UserDetailsValues) {
    told.append("\(values.id), \(values.username), name \(values.name)")
  }

  func presentSaving(_ isSaving: Bool, message: String?) {
    told.append("\(isSaving ? "saving" : "not saving"), message \(message ?? "none")")
  }
}
