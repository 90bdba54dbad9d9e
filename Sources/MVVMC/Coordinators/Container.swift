import HeadlessUIKit
import UsersInterface

/// A place within a controller's view for the view of another component.
struct Container {
  /// Weak: the navigation controller holds the parent.
  weak var parent: UIViewController?
  /// Weak: the parent holds its view.
  weak var view: UIView?

  func show(_ child: UIViewController) {
    guard let parent, let view else { return }
    parent.embed(child, in: view)
  }
}
