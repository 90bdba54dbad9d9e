import HeadlessUIKit
import Users
import UsersInterface

/// Replaces typed text with a name that was changed elsewhere.
final class OverwritesTypedName: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    field(AccessibilityIdentifier.nameField)?.text = navigation?.topViewController?.title
  }
}
