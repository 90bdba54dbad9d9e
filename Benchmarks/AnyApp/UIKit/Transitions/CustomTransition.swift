import HeadlessUIKit

/// A transition that an app's own object animates.
///
/// As Apple's *Customizing the Transition Animations* says, the object is asked for its time, and then for its changes, between
/// the calls that a controller will appear and that it did. Unlike UIKit's, the transition does not wait for the
/// object to say that it has ended: nothing that it animates takes time here.
final class CustomTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let animator: any UIViewControllerAnimatedTransitioning
  private let (from, to): (UIViewController, UIViewController)
  private var completion: (() -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    from: UIViewController,
    to: UIViewController,
    in container: UIView,
    style: UIModalPresentationStyle
  ) {
    (self.animator, self.from, self.to) = (animator, from, to)
    (containerView, presentationStyle) = (container, style)
  }

  /// Has the object animate; the block is called when it says that it has ended.
  func run(_ completion: @escaping () -> Void) {
    self.completion = completion
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    let completion = completion
    self.completion = nil
    guard let completion else { return }
    animator.animationEnded(didComplete)
    completion()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
  func initialFrame(for controller: UIViewController) -> CGRect { controller === from ? frame : .zero }
  func finalFrame(for controller: UIViewController) -> CGRect { controller === to ? frame : .zero }

  private var frame: CGRect { CGRect(origin: .zero, size: containerView.bounds.size) }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
}

/// The view in which a presentation is seen that an app animates or adds views to.
final class TransitionContainer: UIView {
  // Weak: its presenter holds it.
  private weak var presented: UIViewController?

  init(for presented: UIViewController) {
    self.presented = presented
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Goes when what it was made for has gone, and leaves the views of other controllers in its place.
  func leaveIfDone() {
    let shown = presented.flatMap { $0.presentingViewController == nil ? nil : $0.viewIfLoaded }
    if let presented, presented.isBeingPresented || presented.isBeingDismissed { return }
    if let shown, shown.isDescendant(of: self) { return }
    guard let window, let place = window.subviews.firstIndex(where: { $0 === self }) else { return }
    for view in subviews where window.rootViewController?.shows(view) == true { window.insertSubview(view, at: place) }
    removeFromSuperview()
  }
}

extension UIViewController {
  /// True if a view is that of this controller, or of one that is presented on top of it.
  fileprivate func shows(_ view: UIView) -> Bool {
    viewIfLoaded === view || presentedViewController?.shows(view) == true
  }
}
