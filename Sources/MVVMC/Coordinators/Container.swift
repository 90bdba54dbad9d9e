import HeadlessUIKit
import UsersInterface

/// A place within a controller's view for the view of another component.
struct Container {
  let parent: UIViewController
  let view: UIView

  func show(_ child: UIViewController) {
    parent.embed(child, in: view)
  }
}
