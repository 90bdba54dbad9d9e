import HeadlessUIKit
import UsersInterface

/// Leaves the result empty until a query is typed or the users arrive.
final class SaysNothingBeforeUsers: FaultyApp {
  override func started() {
    label(AccessibilityIdentifier.resultLabel)?.text = nil
  }
}
