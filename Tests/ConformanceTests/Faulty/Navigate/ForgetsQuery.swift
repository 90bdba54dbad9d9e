import HeadlessUIKit
import UsersInterface

/// Forgets on return what was asked.
final class ForgetsQuery: FaultyApp {
  override func dashboardShown() {
    field(AccessibilityIdentifier.queryField)?.text = ""
  }
}
