import HeadlessUIKit
import UsersInterface

/// Makes a control hold an action that holds the control.
final class KeepsRefreshControl: FaultyApp {
  override func started() {
    let control = element(AccessibilityIdentifier.refreshControl, UIRefreshControl.self)
    control?.addAction(UIAction { _ in _ = control?.isEnabled }, for: .valueChanged)
  }
}
