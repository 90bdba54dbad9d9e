extension UIViewController {
  /// The navigation controller nearest above this controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
