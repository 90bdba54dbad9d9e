@testable import VIPVM

/// Records what the details' presenter gives to the view model.
final class UserDetailsPresenterOutputSpy: UserDetailsPresenterOutput {
  enum Call: Equatable {
    case displayUser(UserDetailsValues)
    case displaySaving(Bool, message: String?)
  }

  var calls: [Call] = []

  func displayUser(_ values: UserDetailsValues) {
    calls.append(.displayUser(values))
  }

  func displaySaving(_ isSaving: Bool, message: String?) {
    calls.append(.displaySaving(isSaving, message: message))
  }
}
