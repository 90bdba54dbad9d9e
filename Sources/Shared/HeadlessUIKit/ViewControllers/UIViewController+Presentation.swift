extension UIViewController {
  /// The controller that this one or one of its ancestors presents; the presenter holds it.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its ancestors.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Shows a controller on top of everything, as UIKit's style `overFullScreen` does.
  ///
  /// As in UIKit, the root of this controller's tree presents. The controllers are linked and the view is loaded inside
  /// the call; the appearance calls begin after the commit that follows. If the view is in no window or something is
  /// presented already, nothing happens but for the line that UIKit logs.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentationContext
    guard let window = viewIfLoaded?.window else {
      return warn(nil, controller, on: presenter, "whose view is not in the window hierarchy.")
    }
    if let presented = presenter.presented {
      return warn(window, controller, on: presenter, "which is already presenting \(presented).")
    }
    presenter.presented = controller
    controller.presenter = presenter
    controller.loadViewIfNeeded()
    let presentation = Transition(animated: animated, in: window) {
      controller.beginAppearanceTransition(true, animated: animated)
      window.addSubview(controller.view)
    } end: {
      controller.endAppearanceTransition()
      completion?()
    }
    presenter.startAfterCommit(presentation, in: window)
  }

  /// Dismisses the controller that this one presents, and all that are on top of it; if there is none, dismisses this
  /// controller. A presentation or dismissal under way ends first.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let context = presentationContext
    guard let presenter = context.presented == nil ? context.presenter : context else { return }
    let presented = presenter.presented
    presenter.finishPresentation()
    // The end of a dismissal under way may have presented something else.
    guard let presented, presenter.presented === presented else { return }
    presenter.dismissPresented(presented, animated: animated, completion: completion)
  }

  private func dismissPresented(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var top = presented
    while true {
      top.finishPresentation()
      guard let next = top.presented else { break }
      top.beginAppearanceTransition(false, animated: false)
      top.viewIfLoaded?.removeFromSuperview()
      top.endAppearanceTransition()
      top = next
    }
    let last = top
    let window = viewIfLoaded?.window
    // Weak: the transition belongs to the presenter.
    let dismissal = Transition(animated: animated, in: window) {
      last.beginAppearanceTransition(false, animated: animated)
    } end: { [weak self] in
      last.viewIfLoaded?.removeFromSuperview()
      self?.unlinkPresented()
      last.endAppearanceTransition()
      completion?()
    }
    startAfterCommit(dismissal, in: window)
  }

  private func startAfterCommit(_ transition: Transition, in window: UIWindow?) {
    presentation = transition
    guard let window else { return transition.start() }
    // Weak: the transition belongs to the presenter.
    window.runLoop.performAfterCommit { [weak transition] in transition?.start() }
  }

  private func warn(_ window: UIWindow?, _ controller: UIViewController, on presenter: UIViewController, _ why: String) {
    let line = "Attempt to present \(controller) on \(presenter) (from \(self)) \(why)"
    if let window { window.log(line) } else { UIWindow.printToStandardError(line) }
  }

  private func unlinkPresented() {
    guard let presented else { return }
    presented.unlinkPresented()
    presented.presenter = nil
    self.presented = nil
  }

  /// Ends the presentation or dismissal that waits or runs, and those that its end begins.
  func finishPresentation() {
    while let running = presentation {
      presentation = nil
      running.finish()
    }
  }

  private var presentationContext: UIViewController {
    parent?.presentationContext ?? self
  }
}
