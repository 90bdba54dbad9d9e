import HeadlessUIKit
import Users
import UsersInterface

/// Leaves the result as it was when the users change.
final class AnswersKeystrokesOnly: FaultyApp {
  private var result: String? = Wording.nothingAsked

  override func started() {
    // Weak: the field holds the action.
    let find = UIAction { [weak self] _ in self?.keep() }
    field(AccessibilityIdentifier.queryField)?.addAction(find, for: .editingChanged)
  }

  override func usersChanged(_ change: UsersChange) {
    label(AccessibilityIdentifier.resultLabel)?.text = result
  }

  private func keep() {
    result = label(AccessibilityIdentifier.resultLabel)?.text
  }
}
