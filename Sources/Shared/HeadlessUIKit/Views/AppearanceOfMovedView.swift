/// The appearance calls that a controller gets because its view enters or leaves a window that is visible.
///
/// As in UIKit, a controller with a parent gets them if the parent is on screen, and a controller without one, too. The
/// calls that begin come inside the call that moves the view; those that end an appearance come after the commit.
struct AppearanceOfMovedView {
  private let controller: UIViewController?
  private let appears: Bool
  // The run loop on which the appearance ends; none if it ends with the parent's.
  private let runLoop: MainRunLoop?

  init(_ view: UIView, into superview: UIView?) {
    let window = superview?.window ?? view.window
    if let moved = view.viewController, superview?.window != nil { superview?.checkParent(of: moved) }
    guard let moved = view.viewController, let window, Self.getsCalls(moved, in: window) else {
      controller = nil
      appears = false
      runLoop = nil
      return
    }
    controller = moved
    appears = superview?.window != nil
    // While the parent is still appearing, the child appears, too, and ends when the parent does.
    runLoop = moved.parent?.hasAppeared == false ? nil : window.runLoop
  }

  func willMove() {
    controller?.beginAppearanceTransition(appears, animated: false)
  }

  func didMove() {
    guard let controller else { return }
    guard appears else { return controller.endAppearanceTransition() }
    controller.tellOfAppearing()
    // Weak: the controller may be freed before the commit.
    runLoop?.performAfterCommit { [weak controller] in controller?.endAppearing() }
  }

  /// True unless somebody else tells the controller: its window, its presenter or its navigation controller.
  private static func getsCalls(_ controller: UIViewController, in window: UIWindow) -> Bool {
    guard let parent = controller.parent else {
      return controller.presenter == nil && window.rootViewController !== controller && !window.isHidden
    }
    return parent.isOnScreen && !parent.managesAppearanceOfChildren
  }
}

extension UIView {
  /// Stops the program, as UIKit does, if a controller's view comes into the view of another than its parent.
  func checkParent(of controller: UIViewController) {
    guard let parent = controller.parent, let nearest = nearestViewController, nearest !== parent else { return }
    preconditionFailure(
      "child view controller:\(controller) should have parent view controller:\(nearest) but actual parent is:\(parent)"
    )
  }

  private var nearestViewController: UIViewController? { viewController ?? superview?.nearestViewController }
}
