/// The appearance calls that a child controller gets because its view enters or leaves a parent that is on screen.
struct AppearanceOfMovedView {
  private let controller: UIViewController?
  private let appears: Bool
  private let endsAtOnce: Bool

  init(_ view: UIView, into superview: UIView?) {
    appears = superview?.window != nil
    guard let parent = view.viewController?.parent, parent.isOnScreen, !parent.managesAppearanceOfChildren else {
      controller = nil
      endsAtOnce = false
      return
    }
    controller = view.viewController
    // While the parent is still appearing, the child appears, too, and ends when the parent does.
    endsAtOnce = parent.hasAppeared || !appears
  }

  func willMove() {
    controller?.beginAppearanceTransition(appears, animated: false)
  }

  func didMove() {
    if endsAtOnce { controller?.endAppearanceTransition() }
  }
}
