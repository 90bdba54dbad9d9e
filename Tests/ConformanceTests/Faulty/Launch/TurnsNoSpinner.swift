import HeadlessUIKit
import UsersInterface

/// Shows no spinner at the launch.
final class TurnsNoSpinner: FaultyApp {
  override func started() {
    element(AccessibilityIdentifier.activityIndicator, UIActivityIndicatorView.self)?.stopAnimating()
  }
}
