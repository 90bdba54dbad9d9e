extension UIViewController {
  /// Makes a controller a child of this one, and takes it from its former parent.
  ///
  /// Calls the child's ``willMove(toParent:)``. Once the child's view is in place, call ``didMove(toParent:)``.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes this controller out of its parent and calls ``didMove(toParent:)``. Call ``willMove(toParent:)`` before it.
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
