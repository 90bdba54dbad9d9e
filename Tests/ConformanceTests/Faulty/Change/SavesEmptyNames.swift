import HeadlessUIKit
import Users
import UsersInterface

/// Sends a name that consists only of spaces.
final class SavesEmptyNames: FaultyApp {
  private var request: AnyCancellable?

  override func detailsShown() {
    // Weak: the screen holds the action.
    afterSave { [weak self] in self?.save() }
  }

  private func save() {
    guard let name = field(AccessibilityIdentifier.nameField)?.text, name.allSatisfy(\.isWhitespace) else { return }
    request = repository.renameUser(3, to: name) { _ in }
  }
}
