/// Delegate of a navigation controller: told when it shows another controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called just before a controller's view is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Called just after a controller's view is shown: when the transition has ended.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing: the method is optional, as in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing: the method is optional, as in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
