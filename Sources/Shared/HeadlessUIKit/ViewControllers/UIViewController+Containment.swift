extension UIViewController {
  /// Makes a controller a part of this one, taking it from the parent that it had.
  ///
  /// Calls the child's ``willMove(toParent:)``. Once the child's view is in place, call ``didMove(toParent:)``.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Ends being a part of the parent, and calls ``didMove(toParent:)``. Before it, call ``willMove(toParent:)``.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The navigation controller nearest above this controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
