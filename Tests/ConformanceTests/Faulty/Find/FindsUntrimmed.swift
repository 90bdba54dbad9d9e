import HeadlessUIKit
import Users
import UsersInterface

/// Does not remove the spaces around a query.
final class FindsUntrimmed: FaultyApp {
  override func started() {
    let field = field(AccessibilityIdentifier.queryField)
    // Weak: the field holds the action.
    let find = UIAction { [weak self, weak field] _ in
      guard let text = field?.text, text.contains(" ") else { return }
      self?.label(AccessibilityIdentifier.resultLabel)?.text = Wording.userNotFound
    }
    field?.addAction(find, for: .editingChanged)
  }
}
