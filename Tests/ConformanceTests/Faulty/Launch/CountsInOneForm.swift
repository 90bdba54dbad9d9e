import HeadlessUIKit
import Users
import UsersInterface

/// Words every count of users in the same form.
final class CountsInOneForm: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.countLabel)?.text = "The system has \(repository.users?.count ?? 0) user(s)"
  }
}
