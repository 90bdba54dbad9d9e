import HeadlessUIKit

extension UIWindow {
  /// Turns the run loop until nothing waits. Before each turn, apps animate the transitions that are under way.
  public func runUntilIdle() {
    repeat {
      // A layout before this turn may have begun a transition.
      if let rootViewController { animate(rootViewController) }
      runLoop.turn()
      for container in subviews.compactMap({ $0 as? TransitionContainer }) { container.leaveIfDone() }
      MovedViews.tell(self)
      AssociatedObjects.forget()
    } while !runLoop.isIdle
  }

  private func animate(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      navigation.followToolbarItems()
      navigation.animateChange()
    }
    for child in controller.children { animate(child) }
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return
    }
    presented.animatePresentation(by: controller, in: self)
    animate(presented)
  }
}

extension UIViewController {
  /// The part of a presentation for which the app has been asked.
  private enum Asked: AssociatedKey { static var defaultValue: Bool? { nil } }

  /// The manager of the presentation, if the app has one of its own; `nil` for UIKit's.
  public internal(set) var presentationController: UIPresentationController? {
    get { self[Manager.self] }
    set { self[Manager.self] = newValue }
  }

  private enum Manager: AssociatedKey { static var defaultValue: UIPresentationController? { nil } }

  fileprivate func animatePresentation(by presenter: UIViewController, in window: UIWindow) {
    guard isBeingPresented || isBeingDismissed else {
      if self[Asked.self] != nil { self[Asked.self] = nil }
      return
    }
    guard let delegate = transitioningDelegate, self[Asked.self] != isBeingPresented else { return }
    self[Asked.self] = isBeingPresented
    if isBeingPresented {
      if modalPresentationStyle == .custom {
        let manager = delegate.presentationController(forPresented: self, presenting: presenter, source: presenter)
        presentationController = manager
      }
      let animator = delegate.animationController(forPresented: self, presenting: presenter, source: presenter)
      if let animator { _ = delegate.interactionControllerForPresentation(using: animator) }
      begin(animator, from: presenter, to: self, in: window)
    } else {
      let animator = delegate.animationController(forDismissed: self)
      if let animator { _ = delegate.interactionControllerForDismissal(using: animator) }
      begin(animator, from: self, to: presenter, in: window)
    }
  }

  private func begin(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    from: UIViewController,
    to: UIViewController,
    in window: UIWindow
  ) {
    let (manager, isPresented) = (presentationController, to === self)
    guard animator != nil || manager != nil else { return }
    let container = container(in: window)
    manager?.containerView = container
    if isPresented { manager?.presentationTransitionWillBegin() } else { manager?.dismissalTransitionWillBegin() }
    manager?.containerViewWillLayoutSubviews()
    if isPresented, let manager { view.frame = manager.frameOfPresentedViewInContainerView }
    manager?.containerViewDidLayoutSubviews()
    let end: () -> Void = {
      guard let manager else { return }
      if isPresented { manager.presentationTransitionDidEnd(true) } else { manager.dismissalTransitionDidEnd(true) }
    }
    guard let animator else { return end() }
    CustomTransition(animator, from: from, to: to, in: container, style: modalPresentationStyle).run(end)
  }

  /// The view around the controller's: the one that it has, or a new one in its place.
  private func container(in window: UIWindow) -> UIView {
    if let container = view.superview as? TransitionContainer { return container }
    let container = TransitionContainer(for: self)
    window.insertSubview(container, at: window.subviews.firstIndex { $0 === view } ?? window.subviews.count)
    container.addSubview(view)
    return container
  }
}

extension UINavigationController {
  private enum Animated: AssociatedKey { static var defaultValue: ObjectIdentifier? { nil } }

  /// Has the delegate's object animate the change of the stack that is under way.
  fileprivate func animateChange() {
    let coming = children.first { $0.isMovingToParent }
    let leaving = children.first { $0.isMovingFromParent }
    guard let moving = coming ?? leaving else {
      if self[Animated.self] != nil { self[Animated.self] = nil }
      return
    }
    guard self[Animated.self] != ObjectIdentifier(moving), let top = topViewController,
      let delegate = delegate as? any UINavigationControllerDelegate
    else { return }
    self[Animated.self] = ObjectIdentifier(moving)
    let below = coming == nil ? leaving : viewControllers.dropLast().last
    guard let from = below, from !== top, let container = top.view.superview else { return }
    let operation = coming == nil ? Operation.pop : .push
    let animator = delegate.navigationController(self, animationControllerFor: operation, from: from, to: top)
    guard let animator else { return }
    _ = delegate.navigationController(self, interactionControllerFor: animator)
    CustomTransition(animator, from: from, to: top, in: container, style: .fullScreen).run {}
  }
}

extension UIModalPresentationStyle {
  /// A style that the app's own objects make; here the presenter stays below.
  public static var custom: Self { .overFullScreen }
  /// The controller covers another one; here it covers the window, and the presenter is told that it disappears.
  public static var currentContext: Self { .fullScreen }
  /// The controller covers another one, which stays below; here it covers the window.
  public static var overCurrentContext: Self { .overFullScreen }
}
