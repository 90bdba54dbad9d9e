import HeadlessUIKit
import UsersInterface

/// Lets a name be saved while it is being saved.
final class LeavesSaveEnabled: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.element(AccessibilityIdentifier.saveButton, UIButton.self)?.isEnabled = true }
  }
}
