import HeadlessUIKit
import UsersInterface

/// A navigation controller, as coordinators see it.
protocol UINavigationControllerType: AnyObject {
  var viewControllers: [UIViewController] { get }
  var delegate: (any UINavigationControllerDelegate)? { get set }
  func pushViewController(_ viewController: UIViewController, animated: Bool)
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  func popViewController(animated: Bool) -> UIViewController?
  func presentLoadFailure(_ text: String, retry: @escaping () -> Void)
  func presentUserNotFound()
}

extension UINavigationController: UINavigationControllerType {}
