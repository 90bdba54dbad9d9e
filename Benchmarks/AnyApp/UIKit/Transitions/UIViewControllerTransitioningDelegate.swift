/// Delegate of a controller: says who animates its presentation and its dismissal.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the object that animates the presentation; `nil` for UIKit's own.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that animates the dismissal; `nil` for UIKit's own.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object by which a finger drives the presentation; asked for, and nothing is driven.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object by which a finger drives the dismissal; asked for, and nothing is driven.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that adds views to the presentation; `nil` for UIKit's own.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the method is optional, as in UIKit.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the method is optional, as in UIKit.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`: the method is optional, as in UIKit.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`: the method is optional, as in UIKit.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`: the method is optional, as in UIKit.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// The object that says who animates the presentation and the dismissal. Weak, as in UIKit.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { self[Transitioning.self].delegate }
    set { self[Transitioning.self] = WeakDelegate(delegate: newValue) }
  }

  private enum Transitioning: AssociatedKey { static var defaultValue: WeakDelegate { WeakDelegate() } }

  private struct WeakDelegate {
    // Weak, as in UIKit: the delegate is often the presenter.
    private(set) weak var delegate: (any UIViewControllerTransitioningDelegate)?
  }
}

/// The manager of a presentation: adds views to it, and is told of its begin and its end.
@preconcurrency @MainActor open class UIPresentationController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that is presented. Weak, unlike UIKit's: that controller keeps this one here.
  public private(set) weak var presentedViewController: UIViewController!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that presents it. Weak: it holds the one that it presents.
  public private(set) weak var presentingViewController: UIViewController!
  /// The view in which the presentation is seen.
  public internal(set) var containerView: UIView?

  /// Makes a manager of a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController?.view }
  /// The place of the view that is presented; asked for at the begin.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True if the presenter's view leaves the screen; not asked for.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views in the container are placed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the views in the container have been placed.
  open func containerViewDidLayoutSubviews() {}
}
