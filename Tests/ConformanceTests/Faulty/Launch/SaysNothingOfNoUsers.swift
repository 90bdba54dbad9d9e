import HeadlessUIKit
import Users
import UsersInterface

/// Shows an empty list without its text.
final class SaysNothingOfNoUsers: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.noUsersLabel)?.isHidden = true
  }
}
