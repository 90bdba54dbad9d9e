import HeadlessUIKit
import UsersInterface

/// Loses the query on return.
final class ForgetsQuery: FaultyApp {
  override func dashboardShown() {
    field(AccessibilityIdentifier.queryField)?.text = ""
  }
}
