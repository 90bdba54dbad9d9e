/// Delegate of a tab bar controller: asked and told of taps on tabs, also on the one that is selected.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// A person has tapped a tab; returns false if it is not to be selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person has selected a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// Both are optional, as in UIKit.
extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
