import HeadlessUIKit
import UsersInterface

/// What coordinators ask of a navigation controller.
protocol Navigation: AnyObject {
  var viewControllers: [UIViewController] { get }
  var delegate: (any UINavigationControllerDelegate)? { get set }
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  func popViewController(animated: Bool) -> UIViewController?
  func presentLoadFailure(_ text: String, retry: @escaping () -> Void)
  func presentUserNotFound()
}

extension UINavigationController: Navigation {}
