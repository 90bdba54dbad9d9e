/// The appearance calls that a child controller gets because its view enters or leaves a parent that is on screen.
struct AppearanceOfMovedView {
  private let controller: UIViewController?
  private let appears: Bool

  init(_ view: UIView, into superview: UIView?) {
    let parent = view.viewController?.parent
    let parentIsOnScreen = parent?.hasAppeared == true && parent?.managesAppearanceOfChildren == false
    let wasInside = view.superview?.window != nil
    let willBeInside = superview?.window != nil
    controller = parentIsOnScreen && wasInside != willBeInside ? view.viewController : nil
    appears = willBeInside
  }

  func willMove() {
    controller?.beginAppearanceTransition(appears, animated: false)
  }

  func didMove() {
    controller?.endAppearanceTransition()
  }
}
