import HeadlessUIKit
import UsersInterface

/// Empties the name field when the name is sent.
final class ClearsTypedName: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.field(AccessibilityIdentifier.nameField)?.text = "" }
  }
}
