import Foundation
import UIKit

/// A controller that presents and pushes `Second` with animations of its own, and the object that makes them.
@MainActor final class MovingController: UIViewController {
  let calls: Calls
  let second: NotingController
  /// True if the presentation has a manager of its own.
  var isManaged = false
  /// The operations for which an animation is made.
  var operations: Set<UINavigationController.Operation> = [.push, .pop]

  init(_ calls: Calls) {
    self.calls = calls
    second = NotingController("Second", calls)
    super.init(nibName: nil, bundle: nil)
    second.transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "First"
    view.addSubview(label)
  }

  func show(animated: Bool = true) { present(second, animated: animated) }
  func hide() { dismiss(animated: true) }
}

extension MovingController: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(calls, "presents") }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Fade(calls, "dismisses")
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    isManaged ? Dimming(calls, presented, presenting) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.contains(operation) ? Fade(calls, operation == .push ? "pushes" : "pops") : nil
  }
}

/// An animation as Apple's guide writes it: the new view is put into the container, and the end is told.
@MainActor private final class Fade: UIViewControllerAnimatedTransitioning {
  private let calls: Calls
  private let name: String

  init(_ calls: Calls, _ name: String) {
    (self.calls, self.name) = (calls, name)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.viewController(forKey: .from)?.title, context.viewController(forKey: .to)?.title)
    calls.add("\(name) \(from ?? "First") → \(to ?? "First")")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { calls.add("ended \(transitionCompleted)") }
}

/// A manager of a presentation that puts a view behind what is presented.
@MainActor private final class Dimming: UIPresentationController {
  private let calls: Calls
  private let label = UILabel()

  init(_ calls: Calls, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.calls = calls
    super.init(presentedViewController: presented, presenting: presenting)
    label.text = "dimmed"
  }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 100, width: 320, height: 340) }
  override func presentationTransitionWillBegin() { containerView?.insertSubview(label, at: 0) }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.add("managed") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { label.removeFromSuperview() }
}
