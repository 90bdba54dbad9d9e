import Foundation

/// A change of a navigation controller's stack whose transition has not begun.
struct StackChange {
  var animated: Bool
  /// The controllers that it took off the stack.
  var removed: [UIViewController] = []
  /// The controllers that it put on the stack.
  var added: [UIViewController] = []

  /// Makes one change of two, of which this one came first; the later one says whether it is animated.
  func merged(with later: StackChange) -> StackChange {
    StackChange(animated: later.animated, removed: removed + later.removed, added: added + later.added)
  }
}

/// The view of a navigation controller: the transition to the stack's top begins in its layout, as in UIKit.
final class NavigationView: UIView {
  override class var ownType: UIView.Type { NavigationView.self }
  // Weak: the controller holds its view.
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigationController?.beginTransition()
  }
}
