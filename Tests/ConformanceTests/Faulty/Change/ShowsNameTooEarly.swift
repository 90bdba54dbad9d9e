import HeadlessUIKit
import UsersInterface

/// Shows a name before it is stored.
final class ShowsNameTooEarly: FaultyApp {
  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in
      self?.navigation?.topViewController?.title = self?.field(AccessibilityIdentifier.nameField)?.text
    }
  }
}
