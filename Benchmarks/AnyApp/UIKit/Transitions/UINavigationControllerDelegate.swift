/// Delegate of a navigation controller: that of the core, and who animates its transitions.
///
/// It takes the core's place in `import UIKit`, as ``UITextField`` does.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: HeadlessUIKit.UINavigationControllerDelegate
{
  /// Returns the object that animates a transition; `nil` for UIKit's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object by which a finger drives a transition; asked for, and nothing is driven.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Returns `nil`: the method is optional, as in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the method is optional, as in UIKit.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// The change of a stack that a transition shows.
  public nonisolated enum Operation: Int, Sendable { case none, push, pop }
}

/// The change of a stack that a transition shows, as Swift 3 and 4 wrote it.
public typealias UINavigationControllerOperation = UINavigationController.Operation
