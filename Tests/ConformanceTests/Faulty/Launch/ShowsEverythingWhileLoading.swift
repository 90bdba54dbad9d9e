import HeadlessUIKit
import UsersInterface

/// Hides neither list nor finder while users are loaded.
final class ShowsEverythingWhileLoading: FaultyApp {
  override func started() {
    element(AccessibilityIdentifier.listContainer, UIView.self)?.isHidden = false
    element(AccessibilityIdentifier.finderContainer, UIView.self)?.isHidden = false
  }
}
