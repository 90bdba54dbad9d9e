import HeadlessUIKit
import Users
import UsersInterface

/// Puts a name changed elsewhere over what is being typed.
final class OverwritesTypedName: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    field(AccessibilityIdentifier.nameField)?.text = navigation?.topViewController?.title
  }
}
