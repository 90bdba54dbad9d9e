import HeadlessUIKit
import UsersInterface

/// A navigation controller, as coordinators see it.
protocol UINavigationControllerType: AnyObject {
  var isAtRoot: Bool { get }
  var delegate: (any UINavigationControllerDelegate)? { get set }
  func pushViewController(_ viewController: UIViewController, animated: Bool)
  func showDetails(_ details: UIViewController)
  func popViewController(animated: Bool) -> UIViewController?
  func presentLoadFailure(_ text: String, retry: @escaping () -> Void)
  func presentUserNotFound()
}

extension UINavigationController: UINavigationControllerType {}
