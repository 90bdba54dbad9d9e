extension UIViewController {
  /// The controller that this one or one of its ancestors presents; the presenter holds it.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its ancestors.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  func presentOnTop(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
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
    // Weak: the transition belongs to the presenter, and the window holds that.
    let presentation = Transition(animated: animated, in: window) { [weak presenter, weak window] in
      controller.way = .presented
      controller.coveredPresenter(presenter)?.beginAppearanceTransition(false, animated: animated)
      controller.beginAppearanceTransition(true, animated: animated)
      window?.addSubview(controller.view)
      controller.tellOfAppearing()
    } end: { [weak presenter] in
      controller.endAppearanceTransition()
      controller.way = nil
      controller.coveredPresenter(presenter)?.viewIfLoaded?.removeFromSuperview()
      controller.coveredPresenter(presenter)?.endAppearanceTransition()
      completion?()
    }
    presenter.startAfterCommit(presentation, in: window)
  }

  func dismissTop(animated: Bool, completion: (() -> Void)?) {
    let context = presentationContext
    guard let presenter = context.presented == nil ? context.presenter : context else { return }
    let presented = presenter.presented
    presenter.finishPresentation()
    // The end of a dismissal under way may have presented something else.
    guard let presented, presenter.presented === presented else { return }
    presenter.dismissPresented(presented, animated: animated, completion: completion)
  }

  private func dismissPresented(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var chain = [presented]
    while let top = chain.last {
      top.finishPresentation()
      guard let next = top.presented else { break }
      chain.append(next)
    }
    let between = chain.dropLast()
    let last = chain[chain.count - 1]
    let window = viewIfLoaded?.window ?? last.viewIfLoaded?.window
    // Weak, here and below: the transition belongs to the presenter, and the window holds that.
    let dismissal = Transition(animated: animated, in: window) { [weak self, weak window] in
      for controller in between { controller.leave() }
      last.way = .dismissed
      last.beginAppearanceTransition(false, animated: animated)
      guard let covered = presented.coveredPresenter(self) else { return }
      covered.beginAppearanceTransition(true, animated: animated)
      let place = window?.subviews.firstIndex { $0 === last.viewIfLoaded } ?? 0
      window?.insertSubview(covered.view, at: place)
      covered.tellOfAppearing()
    } end: { [weak self] in
      presented.coveredPresenter(self)?.endAppearanceTransition()
      last.viewIfLoaded?.removeFromSuperview()
      self?.unlinkPresented()
      last.endAppearanceTransition()
      last.way = nil
      completion?()
    }
    startAfterCommit(dismissal, in: window)
  }

  /// Takes a controller away that lies below the one whose dismissal is seen.
  private func leave() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }

  /// The presenter, if this controller's style covers it, so that it disappears meanwhile.
  private func coveredPresenter(_ presenter: UIViewController?) -> UIViewController? {
    modalPresentationStyle == .fullScreen ? presenter : nil
  }

  private func startAfterCommit(_ transition: Transition, in window: UIWindow?) {
    presentation = transition
    guard let window else { return transition.start() }
    // Weak: the transition belongs to the presenter.
    window.runLoop.performAfterCommit { [weak transition] in transition?.start() }
  }

  private func warn(
    _ window: UIWindow?,
    _ controller: UIViewController,
    on presenter: UIViewController,
    _ why: String
  ) {
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
