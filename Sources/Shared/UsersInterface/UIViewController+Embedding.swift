public import HeadlessUIKit

extension UIViewController {
  /// Makes a controller a child of this one, its view filling a container.
  public func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
