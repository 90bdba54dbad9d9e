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
  /// As in UIKit, the root of this controller's tree presents; nothing happens if the view is in no window
  /// or something is presented already.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentationContext
    guard let window = viewIfLoaded?.window, presenter.presented == nil else { return }
    presenter.presented = controller
    controller.presenter = presenter
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(controller.view)
    let presentation = Transition(animated: animated, in: window) {
      controller.endAppearanceTransition()
      completion?()
    }
    presenter.presentation = presentation
    presentation.start()
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
    top.beginAppearanceTransition(false, animated: animated)
    // Weak: the transition belongs to the presenter.
    let dismissal = Transition(animated: animated, in: viewIfLoaded?.window) { [weak self] in
      top.viewIfLoaded?.removeFromSuperview()
      self?.unlinkPresented()
      top.endAppearanceTransition()
      completion?()
    }
    presentation = dismissal
    dismissal.start()
  }

  private func unlinkPresented() {
    guard let presented else { return }
    presented.unlinkPresented()
    presented.presenter = nil
    self.presented = nil
  }

  private func finishPresentation() {
    while let running = presentation {
      presentation = nil
      running.finish()
    }
  }

  private var presentationContext: UIViewController {
    parent?.presentationContext ?? self
  }
}
