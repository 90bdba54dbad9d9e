public import HeadlessUIKit
import UsersInterface

/// An addition to the layout of the dashboard: a bar button that signs out.
public struct SignOutOutlets {
  /// The button that signs out; for the navigation bar, labelled by its action.
  public let signOutItem = UIBarButtonItem()

  /// Makes the button.
  public init() {
    signOutItem.accessibilityIdentifier = AccessibilityIdentifier.signOutButton
  }
}
