import HeadlessUIKit
import UsersInterface

/// Leaves `Save` enabled while a name is being saved.
final class LeavesSaveEnabled: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.element(AccessibilityIdentifier.saveButton, UIButton.self)?.isEnabled = true }
  }
}
