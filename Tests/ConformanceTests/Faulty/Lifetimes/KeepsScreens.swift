import HeadlessUIKit

/// Keeps every screen that it has shown.
final class KeepsScreens: FaultyApp {
  private var screens: [UIViewController] = []

  override func detailsShown() {
    screens += navigation?.topViewController.map { [$0] } ?? []
  }
}
