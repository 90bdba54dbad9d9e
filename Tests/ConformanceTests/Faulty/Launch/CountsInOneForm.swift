import HeadlessUIKit
import Users
import UsersInterface

/// Uses the same form of the text for every count of users.
final class CountsInOneForm: FaultyApp {
  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.countLabel)?.text = "The system has \(repository.users?.count ?? 0) user(s)"
  }
}
