import HeadlessUIKit

/// Shows the first details again, whichever are requested.
final class KeepsFirstDetails: FaultyApp {
  private var first: UIViewController?

  override func accessoryTapped(row: Int) {
    super.accessoryTapped(row: row)
    guard let navigation, let first else {
      first = navigation?.topViewController
      return
    }
    navigation.setViewControllers([navigation.viewControllers[0], first], animated: true)
  }
}
