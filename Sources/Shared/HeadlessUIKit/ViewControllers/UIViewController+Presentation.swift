extension UIViewController {
  /// Shows a controller on top of everything, as UIKit's style `overFullScreen` does.
  ///
  /// As in UIKit, the root of this controller's tree presents; nothing happens if the view is in no window
  /// or something is presented already.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentationContext
    guard let window = viewIfLoaded?.window, presenter.presentedViewController == nil else { return }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(controller.view)
    presenter.presentation = Transition(animated: animated, in: window) {
      controller.endAppearanceTransition()
      completion?()
    }
    presenter.presentation?.start()
  }

  /// Takes away what this controller presents or, if it presents nothing, this controller itself.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentationContext.presentedViewController == nil ? presentingViewController : presentationContext
    guard let presenter, let presented = presenter.presentedViewController else { return }
    presenter.presentation?.finish()
    presented.beginAppearanceTransition(false, animated: animated)
    let window = presented.view.window
    presenter.presentation = Transition(animated: animated, in: window) { [weak presenter] in
      presented.view.removeFromSuperview()
      presented.endAppearanceTransition()
      if presenter?.presentedViewController === presented { presenter?.presentedViewController = nil }
      completion?()
    }
    presenter.presentation?.start()
  }

  private var presentationContext: UIViewController {
    parent?.presentationContext ?? self
  }
}
