public import HeadlessUIKit
import UsersInterface

/// What the layout of the dashboard has more: a bar button that signs out.
public struct SignOutOutlets {
  /// What signs out; for the navigation bar, labelled by its action.
  public let signOutItem = UIBarButtonItem()

  /// Makes the button.
  public init() {
    signOutItem.accessibilityIdentifier = AccessibilityIdentifier.signOutButton
  }
}
