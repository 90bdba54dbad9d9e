extension UIViewController {
  /// Shows a controller: on the stack of the navigation controller, or else on top of everything.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }
}
